import './ayuda.css';

import { Fragment } from 'react';

import { Link } from '@comanda/shared/router';
import { useUsuario } from '@comanda/shared/session';
import { Button } from '@comanda/shared/ui/core';

import { ayudaDe, type ParteDeAyuda, type PasoDeAyuda } from './ayudaDe';

/** One page of each profile's own, to be read and to be printed. */
export default function AyudaScreen() {
  const usuario = useUsuario();
  if (!usuario) return null;
  return (
    <article className="ayuda">
      <header className="ui-entre">
        <h2>Ayuda para {usuario.perfil}</h2>
        <Button className="ayuda-imprimir" onClick={() => window.print()}>
          Imprimir
        </Button>
      </header>
      {ayudaDe(usuario.perfil).map((parte) => (
        <Seccion key={parte.titulo} {...parte} />
      ))}
    </article>
  );
}

function Seccion({ titulo, pasos }: ParteDeAyuda) {
  return (
    <section aria-label={titulo}>
      <h3>{titulo}</h3>
      <ol>
        {pasos.map((paso) => (
          <li key={paso.texto} data-en={paso.en}>
            <Texto paso={paso} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What can be pressed leads to where it is; a key looks like one. */
function Texto({ paso: { texto, en } }: { paso: PasoDeAyuda }) {
  return texto.split(/(\[[^\]]+\]|\{[^}]+\})/).map((trozo, i) => {
    const dentro = trozo.slice(1, -1);
    if (trozo.startsWith('{')) return <kbd key={i}>{dentro}</kbd>;
    if (trozo.startsWith('['))
      return en ? (
        <Link key={i} to={en}>
          {dentro}
        </Link>
      ) : (
        <b key={i}>{dentro}</b>
      );
    return <Fragment key={i}>{trozo}</Fragment>;
  });
}
