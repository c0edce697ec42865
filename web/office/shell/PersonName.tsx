import shared from '../styles/shared.module.css';

const mostLetters = 40;

/** The name of a person as the title of a page: smaller if it is long, and never cut. */
export function PersonName({ firstName, lastName }: { firstName: string; lastName: string }) {
  const name = `${firstName} ${lastName}`;
  return (
    <h1 className={shared.name} data-long={name.length > mostLetters || undefined}>
      {name}
    </h1>
  );
}
