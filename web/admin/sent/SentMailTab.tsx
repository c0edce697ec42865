import { useSearchParams } from 'react-router';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { SentMailList } from './SentMailList.tsx';
import { WholeMail } from './WholeMail.tsx';

export function SentMailTab() {
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('mail');
  const show = (mail: number | null) => {
    const next = new URLSearchParams(parameters);
    if (mail === null) {
      next.delete('mail');
    } else {
      next.set('mail', String(mail));
    }
    setParameters(next);
    // The list and the mail take each other's place: what was pressed is gone.
    focusContent();
  };
  if (open === null) {
    return <SentMailList onOpen={show} />;
  }
  return (
    <WholeMail
      key={open}
      id={open}
      onClose={() => show(null)}
    />
  );
}
