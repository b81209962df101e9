import { useEffect } from 'react';

import { useDispatch } from 'react-redux';

import type { EstadoComprobante } from '@comanda/shared/contracts/documentos';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion';
import { formatMonto } from '@comanda/shared/domain/dinero';
import { Button, Icono } from '@comanda/shared/ui/core';

import { comprobanteCambiado } from '../carrito/carritoSlice';
import type { EstadoImpresion, VentaHecha } from '../carrito/ventaAbierta';
import { useConsultarComprobanteQuery } from './puntoventaApi';
import './VentaHechaCard.css';
import { useImprimir } from './useDespuesDeVender';

type VentaHechaCardProps = {
  clave: string;
  hecha: VentaHecha;
  empresa: EmpresaFacturacion | undefined;
};

const PREGUNTAR_MS = 3000;

const IMPRESION: Record<EstadoImpresion, { icono: string; texto: string }> = {
  imprimiendo: { icono: 'reloj', texto: 'Imprimiendo el ticket' },
  impreso: { icono: 'listo', texto: 'Ticket impreso' },
  fallo: { icono: 'alerta', texto: 'El ticket no se imprimio' },
};

const COMPROBANTE: Record<EstadoComprobante, { icono: string; texto: string }> = {
  POR_FIRMAR: { icono: 'reloj', texto: 'Factura por enviar' },
  FIRMADA: { icono: 'reloj', texto: 'Factura firmada, por enviar' },
  RECIBIDA: { icono: 'reloj', texto: 'Factura recibida por el SRI' },
  EN_PROCESO: { icono: 'reloj', texto: 'Factura en proceso en el SRI' },
  AUTORIZADO: { icono: 'listo', texto: 'Factura autorizada' },
  DEVUELTA: { icono: 'alerta', texto: 'El SRI devolvio la factura' },
  NO_AUTORIZADO: { icono: 'alerta', texto: 'El SRI no autorizo la factura' },
  REQUIERE_ATENCION: { icono: 'alerta', texto: 'La factura requiere atencion' },
  EMPRESA_PAUSADA: { icono: 'alerta', texto: 'Envio de facturas en pausa' },
  ANULADA: { icono: 'cerrar', texto: 'Factura anulada' },
};

const EN_CAMINO: readonly EstadoComprobante[] = ['POR_FIRMAR', 'FIRMADA', 'RECIBIDA', 'EN_PROCESO'];
const SIN_FALLO: readonly EstadoComprobante[] = [...EN_CAMINO, 'AUTORIZADO', 'ANULADA'];

/** The last sale of the tab: its change in large figures until the next one, and what became of paper and invoice. */
export function VentaHechaCard({ clave, hecha, empresa }: VentaHechaCardProps) {
  const { venta, cambio, impresion, comprobante } = hecha;
  const imprimir = useImprimir(clave, empresa);
  useSeguirComprobante(clave, hecha);

  return (
    <section className="ventas-hecha" aria-label="Ultima venta" aria-live="polite">
      <p>
        Venta {venta.secuencia} · <strong>{formatMonto(venta.total)}</strong> · {venta.forma_pago}
      </p>
      {cambio !== null && (
        <p className="ventas-hecha-cambio">
          Cambio <strong className="cifra">{formatMonto(cambio)}</strong>
        </p>
      )}
      <p className={`ventas-hecha-${impresion}`}>
        <Icono nombre={IMPRESION[impresion].icono} /> {IMPRESION[impresion].texto}
      </p>
      {comprobante && (
        <p className={SIN_FALLO.includes(comprobante) ? '' : 'ventas-hecha-fallo'}>
          <Icono nombre={COMPROBANTE[comprobante].icono} /> {COMPROBANTE[comprobante].texto}
        </p>
      )}
      <Button
        loading={impresion === 'imprimiendo'}
        onClick={() => void imprimir(hecha, impresion === 'impreso')}
      >
        Reimprimir
      </Button>
    </section>
  );
}

/** Asks how the invoice stands while it is on its way. */
function useSeguirComprobante(clave: string, { venta, comprobante, apurada }: VentaHecha) {
  const dispatch = useDispatch();
  const seguir = apurada && comprobante !== null && EN_CAMINO.includes(comprobante);
  const { currentData } = useConsultarComprobanteQuery(
    { empresa: venta.empresa, clave: venta.clave_acceso ?? '' },
    { skip: !seguir, pollingInterval: PREGUNTAR_MS, skipPollingIfUnfocused: true },
  );
  useEffect(() => {
    if (!currentData) return;
    dispatch(comprobanteCambiado({ clave, id: venta.id, estado: currentData.estado }));
  }, [currentData, dispatch, clave, venta.id]);
}
