import { useDispatch } from 'react-redux';

import {
  claveDeLinea,
  rebajableDeLinea,
  type Catalogo,
  type Linea,
} from '@comanda/shared/domain/orden/carrito';
import { pideOpciones } from '@comanda/shared/domain/producto/opciones';

import type { LineaFijada } from '../../carrito/cambiosDeVenta';
import { lineaFijada } from '../../carrito/carritoSlice';
import type { DialogoVentaProps } from '../dialogo';
import { DescuentoDeVenta } from '../diferidos';
import { CantidadModal } from './CantidadModal';
import { NotaModal } from './NotaModal';
import { OpcionesModal } from './OpcionesModal';

type DialogoLineaProps = Omit<DialogoVentaProps, 'dialogo'> & {
  /** The line's key. */
  id: string;
  tipo: 'cantidad' | 'nota' | 'descuento' | 'opciones';
};

/** A line of the order: how many, what goes with it, what the kitchen is told; that alone; or what is taken off it. */
export function DialogoLinea({ id, tipo, ...props }: DialogoLineaProps) {
  const { clave, empresa, abierta, catalogo, ajustes, onCerrar } = props;
  const dispatch = useDispatch();
  const linea = abierta.carrito.find((una) => claveDeLinea(una) === id);
  if (!linea) return null;
  const producto = catalogo.productos.get(linea.id);
  const fijar = (fijada: LineaFijada) => dispatch(lineaFijada({ clave, id, fijada }));
  const { cantidad, opciones = '', modificadores = [] } = linea;
  if (tipo === 'opciones') {
    return (
      producto && (
        <OpcionesModal
          producto={producto}
          catalogo={catalogo}
          inicial={modificadores}
          boton="Guardar"
          onElegir={(elegidos) => {
            fijar({ cantidad, opciones, modificadores: { producto, elegidos } });
            onCerrar();
          }}
          onCerrar={onCerrar}
        />
      )
    );
  }
  const dePlato = {
    empresa,
    linea,
    producto,
    modificadores: elegiblesCon(linea, catalogo),
    onOpciones: producto && pideOpciones(producto) ? props.onOpciones : null,
    onFijar: fijar,
    onCerrar,
  };
  if (tipo === 'nota') return <NotaModal {...dePlato} />;
  if (tipo === 'cantidad') {
    return (
      <CantidadModal
        {...dePlato}
        onDescuento={props.onDescuento}
        onQuitar={() => props.onQuitar(id)}
      />
    );
  }
  return (
    <DescuentoDeVenta
      empresa={empresa}
      abierta={abierta}
      clave={clave}
      onCerrar={onCerrar}
      titulo={linea.producto}
      bruto={rebajableDeLinea(linea)}
      inicial={linea.rebaja}
      maximo={ajustes.descuento_maximo}
      onRebajar={(rebaja) => fijar({ cantidad, opciones, rebaja })}
    />
  );
}

/** What the company offers with the product of a line, or with its category, without being asked. */
const elegiblesCon = ({ id, id_categoria }: Linea, { modificadores }: Catalogo) =>
  [...modificadores.values()].filter(
    (uno) => !uno.grupo && (uno.id_producto === id || uno.id_categoria === id_categoria),
  );
