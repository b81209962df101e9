import { mesasCalls as calls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { Campo, FormModal, useLeido } from '@comanda/shared/piezas/formulario';

import { nombreDeMesa } from '../cocina/nombres';
import { useEditarMesaMutation } from './mesasApi';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { zonasDe } from './puestos';

type MesaModalProps = {
  empresa: string;
  mesa: Mesa;
  mesas: readonly Mesa[];
  onCerrar: () => void;
};

/** What a table is called besides its number, its zone, and how many may sit there. */
export function MesaModal({ empresa, mesa, mesas, onCerrar }: MesaModalProps) {
  const [editar] = useEditarMesaMutation();
  const { nombre, zona, puestos } = mesa;
  const conLeida = useLeido({ nombre, zona, puestos });
  const zonas = zonasDe(mesas);
  const ejemplos = zonas.length > 0 ? zonas : ['Salón', 'Terraza'];
  return (
    <FormModal
      titulo={`Editar ${nombreDeMesa(mesa)}`}
      ancho={480}
      call={calls.editarMesa}
      inicial={mesa}
      fijos={{ empresa, id: mesa.id }}
      enviar={(entrada) => conLeida((antes) => editar({ ...entrada, antes }).unwrap())}
      mensajes={mensajes.editar}
      boton="Guardar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="nombre" etiqueta="Nombre" autoFocus />
      <Campo.Texto nombre="zona" etiqueta="Zona" ayuda={ejemplos.join(', ')} />
      <Campo.Numero nombre="puestos" etiqueta="Puestos" cifras={2} />
    </FormModal>
  );
}
