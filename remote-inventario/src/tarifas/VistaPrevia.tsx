import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import {
  tarifaDePrecioSchema,
  type TarifaDePrecio,
} from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { vendibleSegunTarifas } from '@comanda/shared/domain/producto/tarifasDePrecio';
import { useValor } from '@comanda/shared/piezas/formulario';

import estilos from './tarifas.module.css';
import { tarifasMensajes as mensajes } from './tarifasMensajes';

const CUANTOS = 5;
const loQueHace = tarifaDePrecioSchema.pick({ porcentaje: true, categorias: true, precios: true });

type VistaPreviaProps = { de: TarifaDePrecio; productos: readonly Producto[] };

/** What becomes of some prices with what is written: 'Cerveza $3.00 → $1.50'. */
export function VistaPrevia({ de, productos }: VistaPreviaProps) {
  const escrito = loQueHace.safeParse({
    porcentaje: useValor('porcentaje') ?? null,
    categorias: useValor('categorias') ?? [],
    precios: useValor('precios') ?? [],
  });
  if (!escrito.success) return null;
  const tarifa = { ...de, ...escrito.data };
  const cambian = productos.flatMap((producto) => {
    const { precio_venta: ahora } = vendibleSegunTarifas(producto, [tarifa]);
    return ahora === producto.precio_venta ? [] : [{ ...producto, ahora }];
  });
  if (cambian.length === 0) return <p className={estilos.nota}>{mensajes.sinCambios}</p>;
  const demas = cambian.length - CUANTOS;
  return (
    <ul className={estilos.vista} aria-label="Cómo quedan los precios">
      {cambian.slice(0, CUANTOS).map(({ id, producto, precio_venta, ahora }) => (
        <li key={id}>
          <span className="ui-corta">{producto}</span>
          <span className="cifra">
            {formatMonto(precio_venta)} → {formatMonto(ahora)}
          </span>
        </li>
      ))}
      {demas > 0 && <li className={estilos.nota}>y {demas} más</li>}
    </ul>
  );
}
