import { useState, type ReactNode } from 'react';

import type { ReporteLeido } from '@comanda/shared/contracts/reportes/reportes';
import { servicioCalls } from '@comanda/shared/contracts/reportes/servicio';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Diferida, diferir, QueryView } from '@comanda/shared/piezas/vista';
import { Alert } from '@comanda/shared/ui/core';

import type { CifraDeReporte } from './cifra';
import type { DetrasModalProps } from './DetrasModal';
import { Filtros } from './Filtros';
import type { ProductosModalProps } from './ProductosModal';
import type { RepartoModalProps } from './RepartoModal';
import { Reporte } from './Reporte';
import estilos from './reporte.module.css';
import { reporteMensajes as mensajes } from './reporteMensajes';
import { entradaDeReporte, useFiltroReporte, type DiasElegidos } from './useFiltroReporte';
import { useReporteDeVentas } from './useReporteDeVentas';

const detras = diferir<DetrasModalProps>(
  () => import(/* webpackChunkName: "reporteventa-detras" */ './DetrasModal'),
);
const productos = diferir<ProductosModalProps>(
  () => import(/* webpackChunkName: "reporteventa-detras" */ './ProductosModal'),
);

const reparto = diferir<RepartoModalProps>(
  () => import(/* webpackChunkName: "reporteventa-detras" */ './RepartoModal'),
);

/** Of the month that the days end in. */
const repartoDe = ({ periodo }: ReporteLeido): Abierto => ({
  que: 'reparto',
  mes: periodo.hasta.slice(0, 7),
});

type ReporteDeVentasProps = { empresa: string; selector: ReactNode; dias: DiasElegidos };
type Abierto =
  | { que: 'cifra'; cifra: CifraDeReporte }
  | { que: 'productos'; aMedias: boolean }
  | { que: 'reparto'; mes: string };

export function ReporteDeVentas({ empresa, selector, dias }: ReporteDeVentasProps) {
  const reparte = usePuede(servicioCalls.repartoDeServicio);
  const filtro = useFiltroReporte(dias);
  const { consulta, leido, atrasado, falta } = useReporteDeVentas(empresa, filtro);
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  if (leido) filtro.anotar(leido);

  const onCerrar = () => setAbierto(null);
  const deQuien = filtro.usuario === null ? {} : { usuario: filtro.usuario };
  const onCifra = (cifra: CifraDeReporte) =>
    setAbierto({ que: 'cifra', cifra: { ...deQuien, ...cifra } });
  const dialogo = { titulo: mensajes.titulo, onFallo: onCerrar };
  return (
    <div className="ui-pantalla">
      <Filtros selector={selector} filtro={filtro} />
      {falta !== null ? (
        <Alert type="warning" showIcon role="alert" title={falta} />
      ) : (
        <div className={estilos.cuerpo} aria-busy={atrasado}>
          {atrasado && (
            <p className={estilos.progreso} role="status">
              {mensajes.actualizando}
            </p>
          )}
          <div
            inert={atrasado}
            className={`ui-pila ${estilos.leido ?? ''}`}
            data-atrasado={atrasado}
          >
            <QueryView query={consulta} empty={null} esqueleto="tarjetas">
              {(reporte) => (
                <Reporte
                  reporte={reporte}
                  onCifra={onCifra}
                  onProductos={(aMedias) => setAbierto({ que: 'productos', aMedias })}
                  onReparto={reparte ? () => setAbierto(repartoDe(reporte)) : null}
                />
              )}
            </QueryView>
          </div>
        </div>
      )}
      {abierto?.que === 'cifra' && (
        <Diferida de={detras} props={{ empresa, cifra: abierto.cifra, onCerrar }} {...dialogo} />
      )}
      {abierto?.que === 'productos' && (
        <Diferida
          de={productos}
          props={{
            entrada: entradaDeReporte(empresa, filtro),
            aMedias: abierto.aMedias,
            onCifra,
            onCerrar,
          }}
          {...dialogo}
        />
      )}
      {abierto?.que === 'reparto' && (
        <Diferida de={reparto} props={{ empresa, mes: abierto.mes, onCerrar }} {...dialogo} />
      )}
    </div>
  );
}
