import type { Producto } from '@comanda/shared/contracts/inventario/productos';
import type { TarifaDePrecio } from '@comanda/shared/contracts/inventario/tarifasDePrecio';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { normalizar } from '@comanda/shared/domain/texto/texto';
import { Button, Icono, Input } from '@comanda/shared/ui/core';
import { Select } from '@comanda/shared/ui/data';

import { conPrecio, SIN_PRECIO, type PrecioPorAgregar } from './precioPorAgregar';
import estilos from './tarifas.module.css';

type Precios = TarifaDePrecio['precios'];

type PreciosCampoProps = {
  /** Given by its field. */
  id?: string;
  value?: Precios;
  onChange?: (precios: Precios) => void;
  productos: readonly Producto[];
  porAgregar: PrecioPorAgregar;
  onPorAgregar: (porAgregar: PrecioPorAgregar) => void;
};

const buscar = (texto: string, opcion?: { label: string }) =>
  normalizar(opcion?.label ?? '').includes(normalizar(texto));

/** The products that have a price of their own while the tarifa holds. */
export function PreciosCampo(props: PreciosCampoProps) {
  const { id, value = [], onChange, productos, porAgregar, onPorAgregar } = props;
  const { producto, monto } = porAgregar;
  const precios = conPrecio(value, porAgregar);
  const agregar = () => {
    if (!precios) return;
    onChange?.(precios);
    onPorAgregar(SIN_PRECIO);
  };
  return (
    <div className="ui-pila">
      <div className={estilos.nuevo}>
        <Select
          id={id}
          aria-label="Producto con precio propio"
          placeholder="Elija un producto"
          value={producto}
          onChange={(elegido?: string) => onPorAgregar({ ...porAgregar, producto: elegido })}
          allowClear
          options={productos.map((uno) => ({ value: uno.id, label: uno.producto }))}
          showSearch={{ filterOption: buscar }}
        />
        <Input
          aria-label="Precio propio"
          className="cifra"
          inputMode="decimal"
          autoComplete="off"
          placeholder="0.00"
          value={monto}
          onChange={({ target }) => onPorAgregar({ ...porAgregar, monto: target.value })}
          onPressEnter={(event) => {
            if (monto !== '') event.preventDefault(); // it adds the price, and does not send the form
            agregar();
          }}
        />
        <Button disabled={!precios} onClick={agregar}>
          Agregar
        </Button>
      </div>
      <ul className="ui-lista">
        {value.map(({ id_producto, precio: suyo }) => {
          const nombre = productos.find((uno) => uno.id === id_producto)?.producto ?? id_producto;
          return (
            <li key={id_producto} className="ui-fila">
              <span className="ui-corta">{nombre}</span>
              <span className="cifra">{formatMonto(suyo)}</span>
              <button
                type="button"
                className="ui-plano"
                aria-label={`Quitar el precio de ${nombre}`}
                onClick={() => onChange?.(value.filter((otro) => otro.id_producto !== id_producto))}
              >
                <Icono nombre="basura" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
