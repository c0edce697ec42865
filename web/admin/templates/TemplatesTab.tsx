import { useSearchParams } from 'react-router';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { EditTemplate } from './EditTemplate.tsx';
import { NewTemplate } from './NewTemplate.tsx';
import { TemplateList } from './TemplateList.tsx';

export function TemplatesTab() {
  const [parameters, setParameters] = useSearchParams();
  const open = parameters.get('template');
  const show = (template: string | null) => {
    const next = new URLSearchParams(parameters);
    if (template === null) {
      next.delete('template');
    } else {
      next.set('template', template);
    }
    setParameters(next);
    // The list and the form take each other's place: what was pressed is gone.
    focusContent();
  };
  const close = () => show(null);
  if (open === null) {
    return <TemplateList onOpen={(id) => show(String(id))} />;
  }
  return open === 'new' ? (
    <NewTemplate onClose={close} />
  ) : (
    <EditTemplate
      key={open}
      id={open}
      onClose={close}
    />
  );
}
