import './lateral.css';

import { useId, type KeyboardEvent, type ReactNode, type Ref } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import type { AvisoDePantalla } from '@comanda/shared/contracts/admin/avisos';
import { NavLink } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import type { RutaHallada } from '../rutas/buscarRuta';
import { TemaOpciones } from '../tema/TemaOpciones';

import type { AnchoLateral } from './anchoLateral';
import { cuantosDe, useAvisos } from './avisos/useAvisos';
import { deUsuario, type DeUsuario } from './deUsuario';
import { gruposDeMenu } from './gruposDeMenu';
import { LogoEmpresa } from './LogoEmpresa';
import { useCerrarSesion } from './useCerrarSesion';

type LateralProps = {
  usuario: UsuarioSesion;
  rutas: readonly RutaHallada[];
  ancho: AnchoLateral;
  /** Whether it covers the screen, as it does open on a small one. */
  cubre: boolean;
  refAlternar: Ref<HTMLButtonElement>;
  onAlternar: () => void;
};

/** The side navigation: logo, the screens of this profile, 'Cerrar Sesión'. */
export function Lateral(props: LateralProps) {
  const { usuario, rutas, ancho, cubre, refAlternar, onAlternar } = props;
  const cerrarSesion = useCerrarSesion();
  const avisosDe = useAvisos(rutas);
  const grupos = gruposDeMenu(rutas);
  const abierta = ancho === '100%';
  const onElegir = () => {
    if (cubre) onAlternar();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && cubre) onAlternar();
  };
  return (
    <nav className="lateral" aria-label="Menú principal" onKeyDown={onKeyDown}>
      <div className="lateral-cabeza">
        <LogoEmpresa usuario={usuario} conNombre={abierta} />
        <button
          ref={refAlternar}
          type="button"
          className="ui-plano lateral-alternar"
          aria-expanded={abierta}
          aria-label={abierta ? 'Contraer el menú' : 'Expandir el menú'}
          onClick={onAlternar}
        >
          <Icono nombre={abierta ? 'anterior' : 'siguiente'} />
        </button>
      </div>
      <p className="lateral-usuario">{usuario.nombreCompleto}</p>
      <ul className="lateral-lista">
        {!usuario.pendiente && (
          <Entrada a="/admin/index" icono="inicio" titulo="Inicio" onElegir={onElegir} />
        )}
        {grupos.map(({ grupo, rutas: suyas }) => {
          const entradas = suyas.map(({ ruta }) => (
            <Entrada
              key={ruta.path}
              a={`/admin/${ruta.path}`}
              icono={ruta.icono}
              titulo={ruta.titulo}
              avisos={avisosDe(ruta.path)}
              onElegir={onElegir}
            />
          ));
          return grupo === null || grupos.length === 1 ? (
            entradas
          ) : (
            <Grupo key={grupo} titulo={suyas.length > 1 ? grupo : null}>
              {entradas}
            </Grupo>
          );
        })}
      </ul>
      <div className="lateral-tema">
        <p aria-hidden>Apariencia</p>
        <TemaOpciones />
      </div>
      {cubre && (
        <ul>
          {deUsuario(usuario).map((una) => (
            <Propia key={una.texto} {...una} onElegir={onElegir} />
          ))}
        </ul>
      )}
      <button
        type="button"
        className="lateral-entrada"
        title="Cerrar Sesión"
        onClick={cerrarSesion}
      >
        <Icono nombre="salir" />
        <span>Cerrar Sesión</span>
      </button>
    </nav>
  );
}

/** A group of one screen is that screen, apart from the others and with nothing over it. */
function Grupo({ titulo, children }: { titulo: string | null; children: ReactNode }) {
  const id = useId();
  return (
    <li className="lateral-grupo">
      {titulo !== null && <p id={id}>{titulo}</p>}
      <ul aria-labelledby={titulo === null ? undefined : id}>{children}</ul>
    </li>
  );
}

type EntradaProps = {
  a: string;
  icono: string;
  titulo: string;
  avisos?: readonly AvisoDePantalla[];
  onElegir: () => void;
};

function Entrada({ a, icono, titulo, avisos = [], onElegir }: EntradaProps) {
  const cuantos = cuantosDe(avisos);
  return (
    <li>
      <NavLink to={a} className="lateral-entrada" title={titulo} onClick={onElegir}>
        <Icono nombre={icono} />
        <span>{titulo}</span>
        {cuantos > 0 && (
          <b className="cifra lateral-avisos" title={avisos.map(({ texto }) => texto).join(' · ')}>
            {cuantos > 99 ? '99+' : cuantos}
          </b>
        )}
      </NavLink>
    </li>
  );
}

/** What the menu of the user has, where that is not: small screens. */
function Propia({ texto, icono, a, hacer, onElegir }: DeUsuario & { onElegir: () => void }) {
  if (a) return <Entrada a={a} icono={icono} titulo={texto} onElegir={onElegir} />;
  const onClick = () => {
    onElegir();
    hacer?.();
  };
  return (
    <li>
      <button type="button" className="lateral-entrada" onClick={onClick}>
        <Icono nombre={icono} />
        <span>{texto}</span>
      </button>
    </li>
  );
}
