import { useState } from 'react';

import {
  productosCalls as calls,
  type Producto,
} from '@comanda/shared/contracts/inventario/productos';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { faltaDeBarras } from '@comanda/shared/domain/producto/codigoBarras';
import { FormModal, useLeido } from '@comanda/shared/piezas/formulario';

import { ImagenProducto } from './imagen/ImagenProducto';
import { imagenMensajes } from './imagen/imagenMensajes';
import { useImagen, type ManoDeImagen } from './imagen/useImagen';
import { ProductoCampos, valoresDe } from './ProductoCampos';
import { useActualizarProductoMutation, useCrearProductoMutation } from './productosApi';
import { productosMensajes as mensajes } from './productosMensajes';

type ProductoModalProps = {
  empresa: string;
  /** Null: a new one. */
  producto: Producto | null;
  /** What the company charges, proposed for what is new; undefined while that is not known. */
  tarifaUsual: string | undefined;
  onCerrar: () => void;
};

type Nuevo = CallInput<typeof calls.crearProducto>;

const revisar = ({ codigo_barras }: Pick<Nuevo, 'codigo_barras'>) => {
  const falta = codigo_barras ? faltaDeBarras(codigo_barras) : null;
  return falta === null ? {} : { codigo_barras: falta };
};

/** The product, then its picture. */
async function conImagen(guardado: Promise<Producto>, imagen: ManoDeImagen): Promise<Producto> {
  const producto = await guardado;
  await imagen.guardarDe(producto.id);
  return producto;
}

const deImagen = ({ cambiada }: ManoDeImagen) => ({
  sucioAparte: cambiada,
  ...(cambiada && { progreso: imagenMensajes.enviando }),
});

export function ProductoModal({ producto, ...props }: ProductoModalProps) {
  return producto ? <Editar {...props} producto={producto} /> : <Crear {...props} />;
}

type EditarProps = Omit<ProductoModalProps, 'tarifaUsual'> & { producto: Producto };

function Editar({ empresa, producto, onCerrar }: EditarProps) {
  const [actualizar] = useActualizarProductoMutation();
  const leido = valoresDe(producto);
  const conLeido = useLeido(leido);
  const imagen = useImagen(empresa, producto.imagen);
  return (
    <FormModal
      forma="hoja"
      titulo="Editar producto"
      call={calls.actualizarProducto}
      inicial={leido}
      fijos={{ empresa, id: producto.id }}
      enviar={(entrada) =>
        conImagen(
          conLeido((antes) => actualizar({ ...entrada, antes }).unwrap()),
          imagen,
        )
      }
      {...deImagen(imagen)}
      revisar={revisar}
      mensajes={mensajes.editar}
      boton="Guardar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <ProductoCampos empresa={empresa} producto={producto} />
      <ImagenProducto imagen={imagen} />
    </FormModal>
  );
}

/** One after another: a first day is a dozen products, and what they have in common stays. */
function Crear({ empresa, tarifaUsual, onCerrar }: Omit<ProductoModalProps, 'producto'>) {
  const [crear] = useCrearProductoMutation();
  const imagen = useImagen(empresa, null);
  const [creados, setCreados] = useState<readonly Nuevo[]>([]);
  const { id_categoria, porcentaje_iva = tarifaUsual } = creados.at(-1) ?? {};
  return (
    <FormModal
      forma="hoja"
      titulo="Crear producto"
      vuelta={creados.length}
      call={calls.crearProducto}
      inicial={{ id_categoria, porcentaje_iva }}
      fijos={{ empresa }}
      enviar={(entrada) => conImagen(crear(entrada).unwrap(), imagen)}
      {...deImagen(imagen)}
      revisar={revisar}
      mensajes={mensajes.crear}
      boton="Guardar"
      otro={{
        texto: 'Guardar y crear otro',
        principal: creados.length > 0,
        onHecho: (_, creado) => setCreados((antes) => [...antes, creado]),
      }}
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <ProductoCampos empresa={empresa} />
      <ImagenProducto imagen={imagen} />
    </FormModal>
  );
}
