import { useEffect, useEffectEvent, useRef } from 'react';

import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import type { EmpresaFacturacion } from '@comanda/shared/contracts/facturacion/facturacion';
import { fraseDeCredito } from '@comanda/shared/domain/dinero/credito';
import { formaDicha } from '@comanda/shared/domain/dinero/formasDePago';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Button, Icono } from '@comanda/shared/ui/core';

import { comprobanteFallo } from '../../carrito/comprobantes';
import { nombreDeVenta } from '../../carrito/nombreDeVenta';
import type { EstadoImpresion, VentaHecha } from '../../carrito/ventaAbierta';
import { Pendiente } from './Pendiente';
import { useImprimir, useImprimirEnNavegador } from './useDespuesDeVender';
import './VentaHechaCard.css';
import { dePalabras } from '@comanda/shared/domain/texto/palabras';

export type VentaHechaCardProps = {
  clave: string;
  hecha: VentaHecha;
  empresa: EmpresaFacturacion | undefined;
};

const IMPRESION: Record<EstadoImpresion, { icono: string; texto: string }> = {
  imprimiendo: { icono: 'reloj', texto: 'Imprimiendo el ticket' },
  impreso: { icono: 'listo', texto: 'Ticket impreso' },
  fallo: { icono: 'alerta', texto: 'El ticket no se imprimió' },
};

const COMPROBANTE: Record<EstadoComprobante, { icono: string; texto: string }> = dePalabras(
  {
    POR_FIRMAR: { icono: 'reloj', texto: 'Factura por enviar' },
    FIRMADA: { icono: 'reloj', texto: 'Factura firmada, por enviar' },
    RECIBIDA: { icono: 'reloj', texto: 'Factura recibida por el SRI' },
    EN_PROCESO: { icono: 'reloj', texto: 'Factura en proceso en el SRI' },
    AUTORIZADO: { icono: 'listo', texto: 'Factura autorizada' },
    DEVUELTA: { icono: 'alerta', texto: 'El SRI devolvió la factura' },
    NO_AUTORIZADO: { icono: 'alerta', texto: 'El SRI no autorizó la factura' },
    REQUIERE_ATENCION: { icono: 'alerta', texto: 'La factura requiere atención' },
    EMPRESA_PAUSADA: { icono: 'alerta', texto: 'Envío de facturas en pausa' },
    ANULADA: { icono: 'cerrar', texto: 'Factura anulada' },
  },
  (estado) => ({ icono: 'reloj', texto: `Factura: ${estado}` }),
);

/** Not with the authority yet: only its sentence says what that waits for. */
const SIN_SALIR: readonly (EstadoComprobante | null)[] = ['POR_FIRMAR', 'FIRMADA'];

/** The last sale of the tab: its change in large figures until the next one, and what became of paper and invoice. */
export default function VentaHechaCard({ clave, hecha, empresa }: VentaHechaCardProps) {
  const { venta, cambio, impresion, comprobante, motivo, aviso } = hecha;
  const tarjeta = useFocoEnNueva(hecha);

  return (
    <section
      ref={tarjeta}
      tabIndex={-1}
      className="ventas-hecha"
      aria-label="Última venta"
      aria-live="polite"
    >
      <Pagada hecha={hecha} />
      {cambio !== null && (
        <p className="ventas-hecha-cambio">
          Cambio <strong className="cifra">{formatMonto(cambio)}</strong>
        </p>
      )}
      <p className={`ventas-hecha-${impresion}`}>
        <Icono nombre={IMPRESION[impresion].icono} /> {IMPRESION[impresion].texto}
      </p>
      {impresion === 'fallo' && motivo && <p>{motivo}</p>}
      {hecha.pendiente && (
        <Pendiente pendiente={hecha.pendiente} conFactura={venta.clave_acceso !== null} />
      )}
      {comprobante && (
        <p className={comprobanteFallo(hecha) ? 'ventas-hecha-fallo' : ''}>
          <Icono nombre={COMPROBANTE[comprobante].icono} /> {COMPROBANTE[comprobante].texto}
        </p>
      )}
      {aviso && SIN_SALIR.includes(comprobante) && <p>{aviso}</p>}
      <ImprimirOtraVez clave={clave} hecha={hecha} empresa={empresa} />
    </section>
  );
}

/** Which sale, for how much and how it was paid. */
function Pagada({ hecha: { venta, pagos = [] } }: Pick<VentaHechaCardProps, 'hecha'>) {
  return (
    <>
      <p className="ventas-hecha-que">
        <span>{nombreDeVenta(venta)}</span>
        <span>
          <strong>{formatMonto(venta.total)}</strong>
          {pagos.length > 1 ? '' : ` · ${formaDicha(venta.forma_pago)}`}
        </span>
      </p>
      {pagos.length > 1 && (
        <p className="ventas-hecha-que">
          {pagos
            .map(({ forma_pago, monto }) => `${formaDicha(forma_pago)} ${formatMonto(monto)}`)
            .join(' + ')}
        </p>
      )}
      {venta.credito && <p className="ventas-hecha-que">{fraseDeCredito(venta.credito)}</p>}
    </>
  );
}

function ImprimirOtraVez({ clave, hecha, empresa }: VentaHechaCardProps) {
  const imprimir = useImprimir(clave, empresa);
  const imprimirEnNavegador = useImprimirEnNavegador(clave, empresa);
  const { impresion } = hecha;
  return (
    <div className="ui-fila">
      <Button
        loading={impresion === 'imprimiendo'}
        onClick={() => void imprimir(hecha, impresion === 'impreso')}
      >
        Reimprimir
      </Button>
      {impresion === 'fallo' && (
        <Button onClick={() => void imprimirEnNavegador(hecha)}>Imprimir con el navegador</Button>
      )}
    </div>
  );
}

/**
 * After a sale the focus rests on its card, where no key sells: a second Enter or a scanner's trailing one changes
 * nothing. One that was made before (another tab, a reload) leaves the focus where it is.
 */
function useFocoEnNueva({ venta: { id }, apurada }: VentaHecha) {
  const tarjeta = useRef<HTMLElement>(null);
  const alAparecer = useEffectEvent(() => !apurada && tarjeta.current?.focus());
  useEffect(() => void alAparecer(), [id]);
  return tarjeta;
}
