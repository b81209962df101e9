import { mesasCalls as calls, type Mesa } from '@comanda/shared/contracts/ventas/mesas';
import { Ancho, Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';

import { useRegistrarMesaMutation } from './mesasApi';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { numerosLibres, zonasDe } from './puestos';

type CrearVariasModalProps = {
  empresa: string;
  mesas: readonly Mesa[];
  /** That is shown; '' for all. */
  zona: string;
  onCerrar: () => void;
};

/** A whole dining room at once: so many tables of a zone, alike, with the lowest numbers that are free. */
export function CrearVariasModal({ empresa, mesas, zona, onCerrar }: CrearVariasModalProps) {
  const [registrar] = useRegistrarMesaMutation();
  const zonas = zonasDe(mesas);
  const ejemplos = zonas.length > 0 ? zonas : ['Salón', 'Terraza'];
  return (
    <FormModal
      titulo="Crear varias mesas"
      ancho={480}
      call={calls.registrarMesa}
      inicial={{ zona }}
      fijos={{ empresa }}
      enviar={(entrada) => registrar(entrada).unwrap()}
      mensajes={mensajes.crearVarias}
      boton="Crear mesas"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Numero nombre="cuantas" etiqueta="Cuántas" cifras={2} requerido autoFocus />
      <Campo.Texto nombre="zona" etiqueta="Zona" ayuda={ejemplos.join(', ')} />
      <Campo.Numero nombre="puestos" etiqueta="Puestos de cada una" cifras={2} />
      <Ancho>
        <Cuales mesas={mesas} />
      </Ancho>
    </FormModal>
  );
}

/** Which numbers they get, before they are made. */
function Cuales({ mesas }: { mesas: readonly Mesa[] }) {
  const cuantas = Number(useValor('cuantas') ?? 0);
  return <p role="status">{mensajes.seCrean(numerosLibres(mesas, cuantas))}</p>;
}
