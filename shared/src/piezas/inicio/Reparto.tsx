import type { CSSProperties } from 'react';

import estilos from './inicio.module.css';

type RepartoProps = {
  /** Of one whole, greatest first. */
  partes: readonly { clave: string; nombre: string; valor: number; dicho: string }[];
};

/** The whole as one bar, and its parts below, each in the shade it has there. */
export function Reparto({ partes }: RepartoProps) {
  return (
    <>
      <div className={estilos.reparto} aria-hidden>
        {partes.map(({ clave, valor }, lugar) => (
          <i key={clave} style={{ ...tono(lugar), flexGrow: Math.max(valor, 0) }} />
        ))}
      </div>
      <ul>
        {partes.map(({ clave, nombre, dicho }, lugar) => (
          <li key={clave}>
            <span>
              <i className={estilos.muestra} style={tono(lugar)} aria-hidden /> {nombre}
            </span>
            <strong className="cifra">{dicho}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Each a good deal paler than the one before it. */
const tono = (lugar: number): CSSProperties => ({ opacity: Math.max(0.15, 0.55 ** lugar) });
