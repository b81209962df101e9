import type { ReactNode } from 'react';

import type { ReporteLeido } from '@comanda/shared/contracts/reportes/reportes';
import { formatHora } from '@comanda/shared/domain/texto/fecha';
import { CambioDeCifra, Cifras } from '@comanda/shared/piezas/cifras';
import { Diferida, diferir, useAhora, Vacio } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { ComoSeCalcula } from '../cifras/ComoSeCalcula';
import { enPunto, hastaCuando, horaDe } from '../cifras/hastaLaHora';

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
  /** `aMedias`: of a day that is not over. */
  onProductos: (aMedias: boolean) => void;
  /** Null where the user may not share out the servicio. */
  onReparto: (() => void) | null;
};

/** Until when what was read says the day, where the report ends today; null of any other. */
function useHasta({ periodo, hoy, datos_hasta }: ReporteLeido): Date | null {
  const ahora = useAhora(MINUTO_MS);
  return periodo.hasta === hoy ? hastaCuando(datos_hasta, ahora) : null;
}

const textoHasta = (hasta: Date | null, hora: number | null): string | null => {
  if (hora !== null) return ` hasta las ${enPunto(hora)}`;
  return hasta && `, con lo que va de hoy hasta las ${formatHora(hasta)}`;
};

/** A report that was read: its figures beside those before, and what they are told apart by. */
export function Reporte({ reporte, onCifra, onProductos, onReparto }: ReporteProps) {
  const { periodo, anterior, figuras } = reporte;
  const hay = figuras.ventas > 0 || figuras.anuladas > 0;
  const hasta = useHasta(reporte);
  const hora = hasta && esDeUnDia(reporte) ? horaDe(hasta) : null;
  return (
    <>
      <div className={`ui-fila ${estilos.periodo ?? ''}`}>
        <p>
          <strong>{textoDeDias(periodo)}</strong> frente a {textoDeDias(anterior)}
          {textoHasta(hasta, hora)}
          {reporte.datos_hasta !== null && (
            <span className={estilos.hasta}>{mensajes.datosHasta(reporte.datos_hasta)}</span>
          )}
        </p>
        {figuras.servicio > 0 && onReparto && (
          <Button onClick={onReparto}>{mensajes.reparto.boton}</Button>
        )}
      </div>
      <Tablero
        reporte={reporte}
        aMedias={hora !== null}
        onCifra={onCifra}
        onProductos={() => onProductos(hora !== null)}
      >
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

type TableroProps = Pick<ReporteProps, 'reporte' | 'onCifra'> & {
  aMedias: boolean;
  onProductos: () => void;
  children: ReactNode;
};

/** The figures with how they came about, and below and beside them what was sold, told apart. Of days without a sale, the figures. */
function Tablero({ reporte, aMedias, onCifra, onProductos, children }: TableroProps) {
  const cortes = reporte.figuras.ventas > 0 ? cortesDe(reporte, aMedias) : [];
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
