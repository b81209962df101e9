import type { ReporteLeido } from '@comanda/shared/contracts/reportes/reportes';
import { CambioDeCifra, Cifras } from '@comanda/shared/piezas/cifras';
import { Diferida, diferir, useAhora, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { ComoSeCalcula } from '../cifras/ComoSeCalcula';
import { enPunto, horaDe } from '../cifras/hastaLaHora';

import type { CifraDeReporte } from './cifra';
import { esDeUnDia } from './cortes';
import { COMO_SE_CALCULAN_LAS_VENTAS, figurasDeReporte } from './figuras';
import type { GraficosProps } from './Graficos';
import { MapaCalor } from './MapaCalor';
import estilos from './reporte.module.css';
import { reporteMensajes as mensajes, textoDeDias } from './reporteMensajes';

const graficos = diferir<GraficosProps>(
  () => import(/* webpackChunkName: "reporteventa-graficos" */ './Graficos'),
);

const MINUTO_MS = 60_000;

type ReporteProps = {
  reporte: ReporteLeido;
  onCifra: (cifra: CifraDeReporte) => void;
  onProductos: () => void;
  /** Null where the user may not share out the servicio. */
  onReparto: (() => void) | null;
};

/** The hour that has begun, of a report of today alone; null of any other. */
function useHoraDelDia(reporte: ReporteLeido): number | null {
  const momento = useAhora(MINUTO_MS);
  return esDeUnDia(reporte) && reporte.periodo.hasta === reporte.hoy ? horaDe(momento) : null;
}

/** A report that was read: its figures beside those before, and what they are told apart by. */
export function Reporte({ reporte, onCifra, onProductos, onReparto }: ReporteProps) {
  const { periodo, anterior, figuras } = reporte;
  const hay = figuras.ventas > 0 || figuras.anuladas > 0;
  const hora = useHoraDelDia(reporte);
  return (
    <>
      <div className={`ui-fila ${estilos.periodo ?? ''}`}>
        <p>
          <strong>{textoDeDias(periodo)}</strong> frente a {textoDeDias(anterior)}
          {hora !== null && ` hasta las ${enPunto(hora)}`}
          {reporte.datos_hasta !== null && (
            <span className={estilos.hasta}>{mensajes.datosHasta(reporte.datos_hasta)}</span>
          )}
        </p>
        {figuras.servicio > 0 && onReparto && (
          <Button onClick={onReparto}>{mensajes.reparto.boton}</Button>
        )}
        {figuras.ventas > 0 && <Button onClick={onProductos}>Todos los productos</Button>}
      </div>
      <Cifras
        nombre="Cifras"
        cifras={figurasDeReporte(reporte, hora).map(({ medidas, antes, nota, ...figura }) => ({
          ...figura,
          nota: nota !== null && `(${nota})`,
          cambio: medidas ? (
            <>
              <CambioDeCifra {...medidas} /> antes {antes}
            </>
          ) : (
            `todo el día antes ${antes}`
          ),
        }))}
        onAbrir={({ cifra }) => onCifra(cifra)}
      />
      {!hay && <Vacio dibujo="grafico" titulo={mensajes.vacio(periodo)} />}
      {figuras.ventas > 0 && (
        <>
          {!esDeUnDia(reporte) && <MapaCalor reporte={reporte} onCifra={onCifra} />}
          <Diferida
            de={graficos}
            props={{ reporte, onCifra }}
            titulo={mensajes.titulo}
            onFallo={() => undefined}
          />
        </>
      )}
      <ComoSeCalcula cifras={COMO_SE_CALCULAN_LAS_VENTAS} />
    </>
  );
}
