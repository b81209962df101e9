import './tablero.css';

import type { AjustesCocina } from '@comanda/shared/contracts/ventas/vizor';
import { minutosDesde, tonoDeEspera, type OrdenVizor } from '@comanda/shared/domain/orden/vizor';

import { variablesDe } from './medidas';
import { OrdenCard } from './OrdenCard';
import type { AccionesDeOrden } from './useAccionesDeOrden';
import type { useNovedades } from './useNovedades';
import type { Tablero as Reparto } from './useTablero';

type TableroProps = {
  reparto: Reparto;
  ordenes: readonly OrdenVizor[];
  novedades: ReturnType<typeof useNovedades>;
  ajustes: AjustesCocina;
  /** The server's clock. */
  ahora: number;
  acciones: AccionesDeOrden;
  puedePagar: boolean;
  /** What is shown is of before. */
  viejo: boolean;
  vacio: string;
};

/** The cards in their columns, the oldest first; what is ready and not paid follows for those who may. */
export function Tablero(props: TableroProps) {
  const { reparto, ordenes, novedades, ajustes, ahora, vacio, viejo, ...comun } = props;
  const { ref, medidas, columnas, primeraLista } = reparto;
  const porClave = new Map(ordenes.map((orden) => [orden.random, orden]));
  return (
    <div
      ref={ref}
      className="vizor-tablero"
      data-viejo={viejo}
      data-fijo={medidas !== null}
      style={medidas ? variablesDe(medidas) : undefined}
    >
      {columnas.map((trozos, lugar) => (
        <div key={lugar} className="vizor-columna" data-lista={enListas(primeraLista, lugar)}>
          {trozos.length === 0 && <p className="vizor-vacio">{vacio}</p>}
          {lugar === primeraLista && <h2 className="vizor-grupo">Listas, por cobrar</h2>}
          {trozos.map((trozo) => {
            const orden = porClave.get(trozo.clave);
            if (!orden) return null;
            const minutos = orden.desde === null ? null : minutosDesde(orden.desde, ahora);
            return (
              <OrdenCard
                {...comun}
                key={trozo.clave}
                orden={orden}
                desde={trozo.desde}
                hasta={trozo.hasta}
                ultimo={trozo.ultimo}
                medidas={medidas}
                minutos={minutos}
                tono={tonoDeEspera(minutos ?? 0, ajustes)}
                deSitio={novedades.deSitio(orden.random)}
                vistas={novedades.vistasDe(orden.random)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

const enListas = (primera: number, lugar: number): boolean => primera >= 0 && lugar >= primera;
