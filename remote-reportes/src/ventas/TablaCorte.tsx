import type { CSSProperties } from 'react';

import { CambioDeCifra } from '@comanda/shared/piezas/cifras';

import type { CifraDeReporte } from './cifra';
import { TODO_EL_DIA_ANTES, type BarraDeCorte, type CorteDeVentas } from './corte';
import { NombreDeBarra } from './NombreDeBarra';
import estilos from './reporte.module.css';

type TablaCorteProps = {
  corte: CorteDeVentas;
  /** Each row with its bar, over that of the period before: nothing else draws them. */
  conBarras?: boolean;
  onCifra: (cifra: CifraDeReporte) => void;
};

/** For these a phone has no room. */
const AMPLIAS = new Set([
  'Cantidad',
  'Ventas',
  'Antes',
  TODO_EL_DIA_ANTES,
  'Minutos por vuelta',
  'Comensales',
]);

/** A cut to the cent; each row opens the sales behind it. */
export function TablaCorte({ corte, conBarras = false, onCifra }: TablaCorteProps) {
  const { titulo, eje, columnas, comparada, barras } = corte;
  const mayor = Math.max(...barras.flatMap(({ valor, antes }) => [valor, antes]));
  return (
    <table className={estilos.tabla} aria-label={titulo}>
      <thead>
        <tr>
          <th scope="col">{eje}</th>
          {conBarras && <td />}
          {columnas.map((columna) => (
            <th key={columna} scope="col" className="cifra" data-amplia={AMPLIAS.has(columna)}>
              {columna}
            </th>
          ))}
          {comparada && (
            <th scope="col" className="cifra">
              Cambio
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {barras.map((barra) => (
          <tr key={barra.clave}>
            <th scope="row">
              <NombreDeBarra barra={barra} onCifra={onCifra} />
            </th>
            {conBarras && (
              <td className={estilos.barra} style={largosDe(barra, mayor)}>
                <i />
              </td>
            )}
            {barra.celdas.map((celda, i) => (
              <td key={columnas[i]} className="cifra" data-amplia={AMPLIAS.has(columnas[i] ?? '')}>
                {celda}
              </td>
            ))}
            {comparada && (
              <td className="cifra">
                {barra.enCurso === true ? (
                  'en curso'
                ) : (
                  <CambioDeCifra ahora={barra.valor} antes={barra.antes} />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As parts of the longest; what came back is less than nothing. */
function largosDe({ valor, antes }: BarraDeCorte, mayor: number): CSSProperties {
  const parte = (monto: number) => (mayor > 0 ? Math.max(monto, 0) / mayor : 0);
  return { '--ahora': parte(valor), '--antes': parte(antes) } as CSSProperties; // has no names of ours
}
