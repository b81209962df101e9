import { Button } from '@comanda/shared/ui/core';

import type { CifraDeReporte } from './cifra';
import type { CorteDeVentas } from './cortes';
import estilos from './reporte.module.css';

type TablaCorteProps = { corte: CorteDeVentas; onCifra: (cifra: CifraDeReporte) => void };

/** What a chart shows, to the cent; each row opens the sales behind it. */
export function TablaCorte({ corte, onCifra }: TablaCorteProps) {
  const { eje, columnas, barras } = corte;
  return (
    <table className={estilos.tabla}>
      <thead>
        <tr>
          <th scope="col">{eje}</th>
          {columnas.map((columna) => (
            <th key={columna} scope="col" className="cifra">
              {columna}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {barras.map(({ clave, etiqueta, celdas, cifra }) => (
          <tr key={clave}>
            <th scope="row">
              {cifra ? (
                <Button type="link" className={estilos.enlace} onClick={() => onCifra(cifra)}>
                  {etiqueta}
                </Button>
              ) : (
                etiqueta
              )}
            </th>
            {celdas.map((celda, i) => (
              <td key={columnas[i]} className="cifra">
                {celda}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
