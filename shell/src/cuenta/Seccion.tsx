import { useId, type ReactNode } from 'react';

type SeccionProps = { titulo: string; children: ReactNode };

/** A part of the account, under its heading. */
export function Seccion({ titulo, children }: SeccionProps) {
  const id = useId();
  return (
    <section className="ui-tarjeta ui-pila cuenta-seccion" aria-labelledby={id}>
      <h2 id={id}>{titulo}</h2>
      {children}
    </section>
  );
}
