import { mesasCalls as calls } from '@comanda/shared/contracts/ventas/mesas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { Ancho, Campo, FormModal } from '@comanda/shared/piezas/formulario';

import { useUnirOrdenesMutation, type PisoLeido } from '../cocina/pisoApi';
import { ESTADOS } from './estados';
import { mesasMensajes as mensajes } from './mesasMensajes';
import { ocupados, type PuestoAbierto } from './puestos';
import { useClave } from './useClave';

type UnirModalProps = {
  empresa: string;
  puesto: PuestoAbierto;
  piso: PisoLeido;
  onCerrar: () => void;
};

/** Everything of one open order goes to another. */
export function UnirModal({ empresa, puesto, piso, onCerrar }: UnirModalProps) {
  const [unir] = useUnirOrdenesMutation();
  const { clave, conClave } = useClave();
  const { random, nombre, mesa } = puesto;
  const otras = ocupados(piso).filter((otro) => otro.random !== random);
  return (
    <FormModal
      titulo={`Unir ${nombre}`}
      call={calls.unirOrdenes}
      inicial={{}}
      fijos={{ empresa, random, clave }}
      enviar={(entrada) => unir(conClave(entrada)).unwrap()}
      mensajes={mensajes.unir}
      boton="Unir"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Ancho>
        <p>
          Todo lo de {nombre} pasa a la orden que elija{mesa ? ', y la mesa queda libre.' : '.'}
        </p>
      </Ancho>
      <Campo.Elegir
        nombre="con"
        etiqueta="Con la orden de"
        opciones={otras.map((otra) => ({
          valor: otra.random,
          texto: decir(otra),
          icono: ESTADOS[otra.estado].icono,
        }))}
        enFilas
        ancho
      />
    </FormModal>
  );
}

const decir = ({ nombre, cliente, total }: Pick<PuestoAbierto, 'nombre' | 'cliente' | 'total'>) =>
  [nombre, cliente, formatMonto(total)].filter((parte) => parte !== '').join(' · ');
