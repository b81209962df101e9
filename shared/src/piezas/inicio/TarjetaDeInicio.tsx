import { useId, type ReactNode } from 'react';

import { Link } from '@comanda/shared/router';

import estilos from './inicio.module.css';

type TarjetaDeInicioProps = {
  titulo: string;
  /** At the right of the title: how many, or where the rest of it is. */
  extra?: ReactNode;
  enlace?: { a: string; texto: string };
  children: ReactNode;
};

/** A subject of Inicio under its name. */
export function TarjetaDeInicio({ titulo, extra, enlace, children }: TarjetaDeInicioProps) {
  const id = useId();
  return (
    <section className={`ui-tarjeta ui-pila ${estilos.tarjeta ?? ''}`} aria-labelledby={id}>
      <header className="ui-entre">
        <h2 id={id}>{titulo}</h2>
        {extra}
        {enlace && <Link to={enlace.a}>{enlace.texto}</Link>}
      </header>
      {children}
    </section>
  );
}
