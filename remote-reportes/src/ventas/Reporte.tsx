import type { ReactNode } from 'react';

import type { ReporteLeido } from '@comanda/shared/contracts/reportes/reportes';
import { CambioDeCifra, Cifras } from '@comanda/shared/piezas/cifras';
import { Diferida, diferir, useAhora, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { ComoSeCalcula } from '../cifras/ComoSeCalcula';
import { enPunto, horaDe } from '../cifras/hastaLaHora';

import type { CifraDeReporte } from './cifra';
import type { CorteDeVentas } from './corte';
import { CorteAparte } from './CorteAparte';
import { cortesDe, esDeUnDia } from './cortes';
import { COMO_SE_CALCULAN_LAS_VENTAS, figurasDeReporte } from './figuras';
import type { GraficoDeTiempoProps } from './GraficoDeTiempo';
import { MapaCalor } from './MapaCalor';
import { QueSeVendio } from './QueSeVendio';
import estilos from './reporte.module.css';
import { reporteMensajes as mensajes, textoDeDias } from './reporteMensajes';

const grafico = diferir<GraficoDeTiempoProps>(
  () => import(/* webpackChunkName: "reporteventa-graficos" */ './GraficoDeTiempo'),
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
      </div>
      <Tablero reporte={reporte} onCifra={onCifra} onProductos={onProductos}>
        <Cifras
          nombre="Cifras"
          suelta
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
      </Tablero>
      {!hay && <Vacio dibujo="grafico" titulo={mensajes.vacio(periodo)} />}
      <ComoSeCalcula cifras={COMO_SE_CALCULAN_LAS_VENTAS} />
    </>
  );
}

type TableroProps = Pick<ReporteProps, 'reporte' | 'onCifra' | 'onProductos'> & {
  children: ReactNode;
};

/** The figures with how they came about, and below and beside them what was sold, told apart. Of days without a sale, the figures. */
function Tablero({ reporte, onCifra, onProductos, children }: TableroProps) {
  const cortes = reporte.figuras.ventas > 0 ? cortesDe(reporte) : [];
  const de = (lugar: CorteDeVentas['lugar']) => cortes.filter((corte) => corte.lugar === lugar);
  const [deTiempo, deTabla, aparte] = [de('tiempo'), de('tabla'), de('aparte')];
  return (
    <div className={estilos.tablero}>
      <section className={`ui-tarjeta ui-pila ${estilos.tarjeta ?? ''}`}>
        {children}
        {deTiempo.length > 0 && (
          <Diferida
            de={grafico}
            props={{ cortes: deTiempo, onCifra }}
            titulo={mensajes.titulo}
            onFallo={() => undefined}
          />
        )}
      </section>
      {aparte.length > 0 && (
        <div className={estilos.aparte}>
          {aparte.map((corte) => (
            <CorteAparte key={corte.titulo} corte={corte} onCifra={onCifra} />
          ))}
        </div>
      )}
      {deTabla.length > 0 && (
        <QueSeVendio cortes={deTabla} onCifra={onCifra} onProductos={onProductos} />
      )}
      {cortes.length > 0 && !esDeUnDia(reporte) && (
        <MapaCalor reporte={reporte} onCifra={onCifra} />
      )}
    </div>
  );
}
