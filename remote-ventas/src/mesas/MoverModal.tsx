import { useState } from 'react';

import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { Ancho, Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';

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
  const lineas = orden.currentData?.lineas ?? [];
  const otras = piso.mesas.filter(({ id }) => id !== mesa?.id);
  const elegidas = lineasPorMover(lineas, porMover);

  return (
    <FormModal
      titulo={`Mover productos de ${nombre}`}
      call={calls.moverLineas}
      inicial={{ mesa: '' }}
      fijos={{ empresa, random, clave, lineas: elegidas }}
      enviar={(entrada) => mover(conClave(entrada)).unwrap()}
      revisar={sinNombre}
      mensajes={mensajes.mover}
      sucioAparte={elegidas.length > 0}
      boton="Mover"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <QueryView query={orden} empty={null}>
          {() => <LineasPorMover lineas={lineas} porMover={porMover} onCambiar={setPorMover} />}
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
