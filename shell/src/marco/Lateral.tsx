import './lateral.css';

import type { CSSProperties, KeyboardEvent, Ref } from 'react';

import type { UsuarioSesion } from '@comanda/shared/contracts/auth/auth';
import { useLocation } from '@comanda/shared/router';
import { Icono } from '@comanda/shared/ui/core';

import type { RutaHallada } from '../rutas/buscarRuta';
import { TemaOpciones } from '../tema/TemaOpciones';

import type { AnchoLateral } from './anchoLateral';
import { useAvisos } from './avisos/useAvisos';
import { deUsuario, type DeUsuario } from './deUsuario';
import { EntradaDeMenu } from './EntradaDeMenu';
import { GrupoDelMenu } from './GrupoDelMenu';
import { gruposDeMenu, type GrupoDeMenu } from './gruposDeMenu';
import { LogoEmpresa } from './LogoEmpresa';
import { useCerrarSesion } from './useCerrarSesion';
import { useGruposAbiertos } from './useGruposAbiertos';

type LateralProps = {
  usuario: UsuarioSesion;
  rutas: readonly RutaHallada[];
  ancho: AnchoLateral;
  /** Whether it covers the screen, as it does open on a small one. */
  cubre: boolean;
  refAlternar: Ref<HTMLButtonElement>;
  onAlternar: () => void;
};

const ICONO_DE_ALTERNAR = { '100%': 'anterior', '3%': 'siguiente', cubre: 'cerrar' } as const;

/** The side navigation: logo, the screens of this profile, and at its foot 'Cerrar Sesión' and its own width. */
export function Lateral(props: LateralProps) {
  const { usuario, rutas, ancho, cubre, refAlternar, onAlternar } = props;
  const cerrarSesion = useCerrarSesion();
  const abierta = ancho === '100%';
  const grupos = gruposDeMenu(rutas);
  const onElegir = () => {
    if (cubre) onAlternar();
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && cubre) onAlternar();
  };
  const alternar = (
    <button
      ref={refAlternar}
      type="button"
      className="ui-plano lateral-alternar"
      aria-expanded={abierta}
      aria-label={abierta ? 'Contraer el menú' : 'Expandir el menú'}
      title={abierta ? 'Contraer el menú' : 'Expandir el menú'}
      onClick={onAlternar}
    >
      <Icono nombre={ICONO_DE_ALTERNAR[cubre ? 'cubre' : ancho]} />
    </button>
  );
  return (
    <nav className="lateral" aria-label="Menú principal" onKeyDown={onKeyDown}>
      <LogoEmpresa usuario={usuario} conNombre={abierta} />
      {cubre && alternar}
      <p className="lateral-usuario">{usuario.nombreCompleto}</p>
      <ul className="lateral-lista" style={filasDe(grupos)}>
        {!usuario.pendiente && (
          <EntradaDeMenu a="/admin/index" icono="inicio" titulo="Inicio" onElegir={onElegir} />
        )}
        <Grupos rutas={rutas} grupos={grupos} onElegir={onElegir} />
        {cubre && <Propias usuario={usuario} onElegir={onElegir} />}
      </ul>
      <div className="lateral-pie">
        <button
          type="button"
          className="lateral-entrada"
          title="Cerrar Sesión"
          onClick={cerrarSesion}
        >
          <Icono nombre="salir" tamano={18} />
          <span>Cerrar Sesión</span>
        </button>
        {!cubre && alternar}
      </div>
    </nav>
  );
}

/** What the sheet divides the height by: with a mouse the whole menu is in sight, and its rows are as low as that takes. */
function filasDe(grupos: readonly GrupoDeMenu[]): CSSProperties {
  const entradas = grupos.reduce((suma, { rutas }) => suma + rutas.length, 1); // and Inicio
  return { '--entradas': entradas, '--titulos': grupos.length } as CSSProperties; // has no names of ours
}

type GruposProps = {
  rutas: readonly RutaHallada[];
  grupos: readonly GrupoDeMenu[];
  onElegir: () => void;
};

/** The screens by area; where all are of one, or an area has a single one, there is no heading over them. */
function Grupos({ rutas, grupos, onElegir }: GruposProps) {
  const { pathname } = useLocation();
  const avisosDe = useAvisos(rutas);
  const esDeAqui = ({ ruta }: RutaHallada) => `/admin/${ruta.path}` === pathname;
  const deAqui = grupos.find(({ rutas: suyas }) => suyas.some(esDeAqui))?.grupo ?? null;
  const { abierto, alternar } = useGruposAbiertos(deAqui);
  return grupos.map(({ grupo, rutas: suyas }) => {
    const entradas = suyas.map(({ ruta }) => (
      <EntradaDeMenu
        key={ruta.path}
        a={`/admin/${ruta.path}`}
        icono={ruta.icono}
        titulo={ruta.titulo}
        avisos={avisosDe(ruta.path)}
        onElegir={onElegir}
      />
    ));
    if (grupo === null || grupos.length === 1) return entradas;
    if (suyas.length === 1)
      return (
        <li key={grupo} className="lateral-suelta">
          <ul>{entradas}</ul>
        </li>
      );
    return (
      <GrupoDelMenu
        key={grupo}
        titulo={grupo}
        abierto={abierto(grupo)}
        avisos={suyas.flatMap(({ ruta }) => avisosDe(ruta.path))}
        onAlternar={() => alternar(grupo)}
      >
        {entradas}
      </GrupoDelMenu>
    );
  });
}

type PropiasProps = { usuario: UsuarioSesion; onElegir: () => void };

/** What the menu of the user has, where that is not: small screens. */
function Propias({ usuario, onElegir }: PropiasProps) {
  return (
    <>
      <li className="lateral-tema">
        <p aria-hidden>Apariencia</p>
        <TemaOpciones />
      </li>
      {deUsuario(usuario).map((una) => (
        <Propia key={una.texto} {...una} onElegir={onElegir} />
      ))}
    </>
  );
}

function Propia({ texto, icono, a, hacer, onElegir }: DeUsuario & { onElegir: () => void }) {
  if (a) return <EntradaDeMenu a={a} icono={icono} titulo={texto} onElegir={onElegir} />;
  const onClick = () => {
    onElegir();
    hacer?.();
  };
  return (
    <li>
      <button type="button" className="lateral-entrada" onClick={onClick}>
        <Icono nombre={icono} tamano={18} />
        <span>{texto}</span>
      </button>
    </li>
  );
}
