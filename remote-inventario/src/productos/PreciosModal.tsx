import type { CambioPrecio, Producto } from '@comanda/shared/contracts/inventario/productos';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Modal } from '@comanda/shared/ui/data';

import { useListarPreciosQuery } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';

type PreciosModalProps = { empresa: string; producto: Producto; onCerrar: () => void };

/** What a product's price and rate were: when, who, from what, to what. */
export function PreciosModal({ empresa, producto, onCerrar }: PreciosModalProps) {
  const precios = useListarPreciosQuery(
    { empresa, id: producto.id },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <Modal
      open
      title={`Historial de precios de ${producto.producto}`}
      footer={null}
      onCancel={onCerrar}
    >
      <QueryView query={precios} empty={mensajes.sinPrecios}>
        {(cambios) => (
          <ul className="ui-lista">
            {cambios.map((cambio, i) => (
              <li key={cambios.length - i}>
                <span className="cifra">{fraseDe(cambio)}</span>
                <small className="cifra">
                  {formatFechaHora(cambio.fecha)} · {cambio.usuario}
                </small>
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </Modal>
  );
}

function fraseDe({ precio_antes, precio_venta, iva_antes, porcentaje_iva }: CambioPrecio): string {
  if (precio_antes === null || iva_antes === null)
    return `Creado con ${formatMonto(precio_venta)} e IVA ${porcentaje_iva}%`;
  return [
    precio_antes !== precio_venta && `${formatMonto(precio_antes)} → ${formatMonto(precio_venta)}`,
    iva_antes !== porcentaje_iva && `IVA ${iva_antes}% → ${porcentaje_iva}%`,
  ]
    .filter((parte) => parte !== false)
    .join(' · ');
}
