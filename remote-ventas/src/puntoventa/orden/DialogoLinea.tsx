import { useDispatch } from 'react-redux';

import { claveDeLinea, type Catalogo, type Linea } from '@comanda/shared/domain/orden/carrito';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';

import type { LineaFijada } from '../../carrito/cambiosDeVenta';
import { lineaFijada } from '../../carrito/carritoSlice';
import type { DialogoVentaProps } from '../dialogo';
import { DescuentoDeVenta } from '../diferidos';
import { CantidadModal } from './CantidadModal';
import { NotaModal } from './NotaModal';

type DialogoLineaProps = Omit<DialogoVentaProps, 'dialogo'> & {
  /** The line's key. */
  id: string;
  tipo: 'cantidad' | 'nota' | 'descuento';
};

/** A line of the order: how many, what goes with it, what the kitchen is told; that alone; or what is taken off it. */
export function DialogoLinea({ id, tipo, ...props }: DialogoLineaProps) {
  const { clave, empresa, abierta, catalogo, ajustes, onCerrar } = props;
  const dispatch = useDispatch();
  const linea = abierta.carrito.find((una) => claveDeLinea(una) === id);
  if (!linea) return null;
  const dePlato = {
    empresa,
    linea,
    producto: catalogo.productos.get(linea.id),
    modificadores: elegiblesCon(linea, catalogo),
    onFijar: (fijada: LineaFijada) => dispatch(lineaFijada({ clave, id, fijada })),
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
  const { cantidad, opciones = '' } = linea;
  return (
    <DescuentoDeVenta
      empresa={empresa}
      abierta={abierta}
      clave={clave}
      onCerrar={onCerrar}
      titulo={linea.producto}
      bruto={aCentavos(linea.subtota)}
      inicial={linea.rebaja}
      maximo={ajustes.descuento_maximo}
      onRebajar={(rebaja) =>
        dispatch(lineaFijada({ clave, id, fijada: { cantidad, opciones, rebaja } }))
      }
    />
  );
}

/** What the company offers with the product of a line, or with its category. */
const elegiblesCon = ({ id, id_categoria }: Linea, { modificadores }: Catalogo) =>
  [...modificadores.values()].filter(
    (uno) => uno.id_producto === id || uno.id_categoria === id_categoria,
  );
