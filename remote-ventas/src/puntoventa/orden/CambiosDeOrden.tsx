import type {
  CambioDePrecio,
  LineaSinVenta,
} from '@comanda/shared/domain/producto/cambiosDePrecio';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Alert, Button, Icono } from '@comanda/shared/ui/core';

import { fraseDeTarifa } from '../../carrito/porTarifa';
import type { CambioPorTarifa } from '../../carrito/ventaAbierta';
import './CambiosDeOrden.css';

function fraseDe({ producto, agotado, falta }: LineaSinVenta): string {
  if (falta) return `${falta} en ${producto}. Toque su cantidad para elegir`;
  return `${producto} ${agotado ? 'está agotado' : 'ya no está disponible'}. Quítelo de la orden`;
}

type CambiosDeOrdenProps = {
  /** Where a tarifa began or ended. */
  porTarifa?: CambioPorTarifa | undefined;
  cambios: readonly CambioDePrecio[];
  sinVenta: readonly LineaSinVenta[];
  /** Null where they stand before the eyes of who is about to charge. */
  onVisto: (() => void) | null;
};

/** What the company changed of products that are in this order: said before it is paid, until somebody has read it. */
export function CambiosDeOrden(props: CambiosDeOrdenProps) {
  const { cambios, porTarifa, sinVenta, onVisto } = props;
  if (cambios.length === 0 && sinVenta.length === 0 && !porTarifa) return null;
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={
        <ul className="ventas-cambios" tabIndex={0} aria-label="Cambios de esta orden">
          {sinVenta.map((linea) => (
            <li key={`sin ${linea.id}`}>{fraseDe(linea)}</li>
          ))}
          {porTarifa && <li>{fraseDeTarifa(porTarifa)}</li>}
          {cambios.map(({ id, producto, antes, ahora }) => (
            <li key={id}>
              El precio de {producto} cambió de {formatMonto(antes)} a {formatMonto(ahora)}
            </li>
          ))}
        </ul>
      }
      action={
        onVisto && (cambios.length > 0 || porTarifa) ? (
          <Button className="ventas-cambios-visto" aria-label="Entendido" onClick={onVisto}>
            <Icono nombre="listo" />
            <span>Entendido</span>
          </Button>
        ) : undefined
      }
    />
  );
}
