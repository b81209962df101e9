import { useId, useState, type KeyboardEvent } from 'react';

import type { ReporteVentas } from '@comanda/shared/contracts/reportes/reportes';
import { conMiles, formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { nombreDeDia } from '@comanda/shared/domain/texto/periodo';

import { cuantasVentas } from '../cifras/contar';

import { calorDe, type CeldaDeCalor } from './calor';
import type { CifraDeReporte } from './cifra';
import estilos from './calor.module.css';
import { reporteMensajes, textoDeHora } from './reporteMensajes';

type MapaCalorProps = { reporte: ReporteVentas; onCifra: (cifra: CifraDeReporte) => void };

const PASOS: Readonly<Record<string, readonly [filas: number, columnas: number]>> = {
  ArrowRight: [0, 1],
  ArrowLeft: [0, -1],
  ArrowDown: [1, 0],
  ArrowUp: [-1, 0],
};

const conCeros = (hora: number) => String(hora).padStart(2, '0');
const dia = (celda: CeldaDeCalor) => nombreDeDia(celda.dia);

/** Which hours of which days sell: the figure in each cell, its shade beside it. One stop of the tab key; arrows go from cell to cell. */
export function MapaCalor({ reporte, onCifra }: MapaCalorProps) {
  const id = useId();
  const { horas, filas } = calorDe(reporte);
  const [lugar, setLugar] = useState({ fila: 0, columna: 0 });
  const fila = Math.min(lugar.fila, filas.length - 1);
  const columna = Math.min(lugar.columna, horas.length - 1);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const paso = PASOS[event.key];
    if (!paso) return;
    event.preventDefault();
    const [y, x] = [acotar(fila + paso[0], filas.length), acotar(columna + paso[1], horas.length)];
    setLugar({ fila: y, columna: x });
    event.currentTarget.rows[y + 1]?.querySelectorAll('button')[x]?.focus();
  };
  const abrir = (celda: CeldaDeCalor) =>
    onCifra({
      titulo: `Ventas del ${dia(celda)} de ${textoDeHora(conCeros(celda.hora))}`,
      como: 'Suma el total de las ventas en vigor de ese día de la semana hechas a esa hora',
      periodo: reporte.periodo,
      concepto: 'VENTAS',
      clave: conCeros(celda.hora),
      dia_semana: celda.dia,
    });

  return (
    <section className={`ui-tarjeta ${estilos.calor ?? ''}`} aria-labelledby={id}>
      <h2 id={id}>Días y horas</h2>
      <p>{reporteMensajes.calorComo}</p>
      <div className={estilos.mapa}>
        <table aria-labelledby={id} onKeyDown={onKeyDown}>
          <thead>
            <tr>
              <td />
              {horas.map((hora) => (
                <th key={hora} scope="col">
                  {conCeros(hora)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas.map(({ dia: deSemana, celdas }, y) => (
              <tr key={deSemana}>
                <th scope="row">{nombreDeDia(deSemana)}</th>
                {celdas.map((celda, x) => (
                  <td key={celda.hora}>
                    <button
                      type="button"
                      data-nivel={celda.nivel}
                      tabIndex={y === fila && x === columna ? 0 : -1}
                      aria-disabled={celda.ventas === 0}
                      onFocus={() => setLugar({ fila: y, columna: x })}
                      onClick={() => {
                        if (celda.ventas > 0) abrir(celda);
                      }}
                    >
                      <span className="solo-lector">
                        {`${dia(celda)} ${textoDeHora(conCeros(celda.hora))}: ${formatMonto(celda.total)}, ${cuantasVentas(celda.ventas)}`}
                      </span>
                      {celda.ventas > 0 && (
                        <span aria-hidden>{conMiles(celda.total.toFixed(0))}</span>
                      )}
                    </button>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const acotar = (n: number, cuantos: number) => Math.max(0, Math.min(n, cuantos - 1));
