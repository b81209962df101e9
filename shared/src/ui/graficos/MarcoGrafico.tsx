import { useId, useState, type ReactElement } from 'react';

import { ResponsiveContainer } from 'recharts';

import { colorDeSerie, type GraficoProps } from './datos';
import estilos from './graficos.module.css';

const ALTO = 260;
/** The width until its place is measured. */
const ANCHO = 600;

/** A chart under its name, and the same figures as a table for who does not see it or wants them to the last digit. */
export function MarcoGrafico({ children, ...grafico }: GraficoProps & { children: ReactElement }) {
  const id = useId();
  const [enTabla, setEnTabla] = useState(false);
  const { titulo, conTitulo = true, series, alto = ALTO, tabla } = grafico;
  return (
    <figure className={estilos.grafico} aria-labelledby={id}>
      <figcaption id={id} className={conTitulo ? undefined : 'solo-lector'}>
        {titulo}
      </figcaption>
      <ResponsiveContainer
        width="100%"
        height={alto}
        initialDimension={{ width: ANCHO, height: alto }}
      >
        {children}
      </ResponsiveContainer>
      <div className={estilos.pie}>
        {series.length > 1 && (
          <ul>
            {series.map((serie) => (
              <li key={serie.nombre}>
                <i style={{ background: colorDeSerie(serie) }} /> {serie.nombre}
              </li>
            ))}
          </ul>
        )}
        <button
          type="button"
          className="ui-plano"
          aria-expanded={enTabla}
          onClick={() => setEnTabla(!enTabla)}
        >
          Ver los datos en una tabla
        </button>
      </div>
      {enTabla && (
        <div className={estilos.tabla} tabIndex={0} role="region" aria-label={`Datos de ${titulo}`}>
          {tabla ?? <TablaDeDatos {...grafico} />}
        </div>
      )}
    </figure>
  );
}

function TablaDeDatos({ eje, etiquetas, series, formato }: GraficoProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{eje}</th>
          {series.map(({ nombre }) => (
            <th key={nombre} scope="col" className="cifra">
              {nombre}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {etiquetas.map((etiqueta, i) => (
          <tr key={i}>
            <th scope="row">{etiqueta}</th>
            {series.map(({ nombre, valores }) => (
              <td key={nombre} className="cifra">
                {formato(valores[i] ?? 0)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
