import { useId } from 'react';

import { Alert } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import type { ColumnasLeidas, MapaElegido } from '../../contracts/lista';

import { importarMensajes as mensajes } from './importarMensajes';
import estilos from './importar.module.css';

type ColumnasVistaProps<C extends string> = {
  columnas: ColumnasLeidas<C>;
  /** Ours as a person reads them, in the order they are shown. */
  nombres: Readonly<Record<C, string>>;
  /** Nothing was read yet. */
  sinLeer: boolean;
  onMapa: (mapa: MapaElegido<C>) => unknown;
};

/** How a file is read: which row names its columns, and which of them is each of ours. */
export function ColumnasVista<C extends string>(props: ColumnasVistaProps<C>) {
  const { columnas, nombres, sinLeer, onMapa } = props;
  const { mapa, filas, recordado } = columnas;
  const titulo = useId();
  const falta = faltaDe(columnas, nombres) ?? (sinLeer ? mensajes.sinFilas : null);
  return (
    <section aria-labelledby={titulo} className={estilos.columnas}>
      <h3 id={titulo}>Columnas del archivo</h3>
      {recordado && <p className={estilos.ejemplo}>{mensajes.recordado}</p>}
      {falta !== null && <Alert type="warning" showIcon role="alert" title={falta} />}
      <label className={estilos.columna}>
        <span>Encabezados</span>
        <Select
          aria-label="Fila de los encabezados"
          value={mapa.fila}
          options={filas.map(({ fila, dice }) => ({ value: fila, label: `Fila ${fila}: ${dice}` }))}
          onChange={(fila: number) => onMapa({ fila })}
        />
      </label>
      <div className={estilos.rejilla}>
        {(Object.keys(nombres) as C[]).map((columna) => (
          <UnaColumna key={columna} {...props} columna={columna} />
        ))}
      </div>
    </section>
  );
}

function faltaDe<C extends string>(
  { dudas, faltan }: ColumnasLeidas<C>,
  nombres: Readonly<Record<C, string>>,
): string | null {
  const [duda] = dudas;
  if (duda !== undefined) return mensajes.duda(nombres[duda]);
  return faltan.length > 0 ? mensajes.faltan(faltan.map((columna) => nombres[columna])) : null;
}

/** What no column of the file stands for. */
const NINGUNA = -1;

type UnaColumnaProps<C extends string> = ColumnasVistaProps<C> & { columna: C };

function UnaColumna<C extends string>({ columna, columnas, nombres, onMapa }: UnaColumnaProps<C>) {
  const { mapa, titulos, dudas, faltan } = columnas;
  const lugar = mapa.columnas[columna];
  const suya = titulos.find((uno) => uno.lugar === lugar);
  const porElegir = dudas.includes(columna) || faltan.includes(columna);
  const elegir = (elegido: number) => {
    const todas = Object.entries({ ...mapa.columnas, [columna]: elegido });
    const dichas = Object.fromEntries(todas.filter(([, donde]) => donde !== NINGUNA));
    onMapa({ fila: mapa.fila, columnas: dichas as Partial<Record<C, number>> }); // the same keys
  };
  return (
    <label className={estilos.columna}>
      <span>{nombres[columna]}</span>
      <Select
        aria-label={`Columna de ${nombres[columna]}`}
        placeholder="Elija la columna"
        {...(porElegir && { status: 'warning' })}
        value={lugar ?? (porElegir ? null : NINGUNA)}
        options={[
          { value: NINGUNA, label: 'No se importa' },
          ...titulos.map((uno) => ({ value: uno.lugar, label: nombreDe(uno) })),
        ]}
        onChange={elegir}
      />
      <small className={estilos.ejemplo}>{suya?.ejemplos.join(' · ')}</small>
    </label>
  );
}

/** A column without a heading is told as the spreadsheet tells it. */
const nombreDe = ({ lugar, titulo, ejemplos }: ColumnasLeidas<never>['titulos'][number]): string =>
  titulo === '' ? `Columna ${letraDe(lugar)} (${ejemplos[0] ?? ''})` : titulo;

const LETRAS = 26;
const letraDe = (lugar: number): string =>
  (lugar < LETRAS ? '' : letraDe(Math.floor(lugar / LETRAS) - 1)) +
  String.fromCharCode(65 + (lugar % LETRAS));
