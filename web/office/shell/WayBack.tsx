import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Arrow } from '#web/kit/icons.tsx';
import shared from '#web/office/styles/shared.module.css';

export function WayBack({ children, ...link }: Omit<ComponentProps<typeof Link>, 'className'>) {
  return (
    <Link {...link} className={shared.back}>
      <Arrow size={16} direction="left" />
      {children}
    </Link>
  );
}
