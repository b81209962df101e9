import type { FormaEsqueleto } from '../contracts/plataforma/plataforma';

import estilos from './esqueleto.module.css';

const CUANTOS = { tabla: 9, tarjetas: 12, formulario: 6, texto: 4 } as const;

type EsqueletoProps = { forma: FormaEsqueleto; filas?: number };

/** Grey shapes as large as what comes, which hold its place; said once, however many they are. */
export function Esqueleto({ forma, filas = CUANTOS[forma] }: EsqueletoProps) {
  return (
    <div className={estilos.esqueleto}>
      <p className="solo-lector" role="status" aria-label="Cargando">
        Cargando
      </p>
      <div className={estilos.huesos} data-forma={forma} aria-busy="true">
        {Array.from({ length: filas }, (_, i) => (
          <span key={i} className={estilos.hueso} aria-hidden />
        ))}
      </div>
    </div>
  );
}
