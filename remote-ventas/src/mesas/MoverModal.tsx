import { useState } from 'react';

import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import type { LineaOrden } from '@comanda/shared/contracts/ventas/ordenes';
import { Ancho, Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';

import { nadieDijoNo } from '../carrito/envio/nadieDijoNo';
import { useConsultarOrdenQuery, useMoverLineasMutation, type PisoLeido } from '../cocina/pisoApi';
import { LineasPorMover } from './LineasPorMover';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { opcionDeMesa } from './opcionDeMesa';
import { lineasPorMover, type PorMover } from './porMover';
import type { PuestoAbierto } from './puestos';
import { sinNombre } from './sinNombre';
import { useClave } from './useClave';

/** An order at a table needs no name of its own. */
function NombreSiHaceFalta() {
  const mesa = useValor('mesa');
  if (mesa !== '') return null;
  return <Campo.Texto nombre="orden" etiqueta="Nombre de la orden" ancho requerido />;
}

type MoverModalProps = {
  empresa: string;
  puesto: PuestoAbierto;
  piso: PisoLeido;
  onCerrar: () => void;
};

/** A new order, named in the box that then appears. */
const CON_NOMBRE = { valor: '', texto: 'Otra orden', icono: 'mas' };

/** Units of an order to another table, which begins one where it is free, or to a name. */
export function MoverModal({ empresa, puesto, piso, onCerrar }: MoverModalProps) {
  const { random, nombre, mesa } = puesto;
  const [mover] = useMoverLineasMutation();
  const [porMover, setPorMover] = useState<PorMover>({});
  const { clave, conClave } = useClave();
  const orden = useConsultarOrdenQuery({ empresa, random }, { refetchOnMountOrArgChange: true });
  // what was sent last stands on these until somebody answers it: what is left by then may be what it has left
  const [enviadas, setEnviadas] = useState<readonly LineaOrden[] | null>(null);
  const lineas = enviadas ?? orden.currentData?.lineas ?? [];
  const otras = piso.mesas.filter(({ id }) => id !== mesa?.id);
  const elegidas = lineasPorMover(lineas, porMover);

  const enviar = async (entrada: CallInput<typeof calls.moverLineas>) => {
    setEnviadas(lineas);
    try {
      return await mover(conClave(entrada)).unwrap();
    } catch (error) {
      if (!nadieDijoNo(error)) setEnviadas(null);
      throw error;
    }
  };
  /** Who changes what goes does so by what there is now. */
  const cambiar = (nuevo: PorMover) => {
    setEnviadas(null);
    setPorMover(nuevo);
  };

  return (
    <FormModal
      titulo={`Mover productos de ${nombre}`}
      call={calls.moverLineas}
      inicial={{ mesa: '' }}
      fijos={{ empresa, random, clave, lineas: elegidas }}
      enviar={enviar}
      revisar={sinNombre}
      mensajes={mensajes.mover}
      sucioAparte={elegidas.length > 0}
      alCambiar={() => setEnviadas(null)} // to another place is another act, of what there is now
      boton="Mover"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <QueryView query={orden} empty={null}>
          {() => <LineasPorMover lineas={lineas} porMover={porMover} onCambiar={cambiar} />}
        </QueryView>
      </Ancho>
      <Campo.Elegir
        nombre="mesa"
        etiqueta="A la mesa"
        opciones={[CON_NOMBRE, ...otras.map(opcionDeMesa)]}
        enFilas
        ancho
      />
      <NombreSiHaceFalta />
    </FormModal>
  );
}
