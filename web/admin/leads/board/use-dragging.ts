import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useState } from 'react';

/** Whether a card of the board is being dragged. */
export function useIsDragging(): boolean {
  const [isDragging, setIsDragging] = useState(false);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: () => setIsDragging(true),
        onDrop: () => setIsDragging(false),
      }),
    [],
  );
  return isDragging;
}

/** A value that stays as it was while a card is dragged, so that no column moves under the pointer. */
export function useWhileStill<Value>(value: Value, isDragging: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!isDragging && kept !== value) {
    setKept(value);
  }
  return isDragging ? kept : value;
}
