import { useRef, useState } from 'react';

import { subidasCalls, type Llave } from '@comanda/shared/contracts/admin/subidas';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { DataTable, leida, type Column } from '@comanda/shared/piezas/tabla';
import { avisar, Button, confirmar, withNotice } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { comienzoDe } from './comienzo';
import {
  useCrearLlaveMutation,
  useListarLlavesQuery,
  useRevocarLlaveMutation,
} from './publicacionesApi';
import { publicacionesMensajes } from './publicacionesMensajes';

const mensajes = publicacionesMensajes.llaves;
const momento = (instante: string | null) => (instante === null ? '–' : formatFechaHora(instante));

const columns: readonly Column<Llave>[] = [
  { id: 'nombre', header: 'nombre', movil: 'titulo', text: ({ nombre }) => nombre },
  { id: 'creada', header: 'creada', text: ({ creada }) => momento(creada) },
  { id: 'usada', header: 'último uso', text: ({ usada }) => momento(usada) },
  {
    id: 'estado',
    header: 'estado',
    text: ({ revocada }) => (revocada === null ? 'Vale' : `Revocada ${momento(revocada)}`),
  },
];

/** With which the team of an area publishes it. */
export function Llaves({ area, nombre }: { area: string; nombre: string }) {
  const { currentData, ...resto } = useListarLlavesQuery({}, { refetchOnMountOrArgChange: true });
  const suyas = currentData?.filter((una) => una.area === area);
  const [crear] = useCrearLlaveMutation();
  const [revocar] = useRevocarLlaveMutation();
  const [creando, setCreando] = useState(false);
  const [nueva, setNueva] = useState<string | null>(null);
  const lista = useRef<HTMLDivElement>(null);
  const onRevocar = async ({ id, nombre: suyo }: Llave) => {
    if (!(await confirmar(mensajes.confirmarRevocar(suyo)))) return;
    const hecho = await withNotice(revocar({ id }).unwrap(), mensajes.revocar);
    // the button that was pressed goes with the key
    if (hecho !== undefined) lista.current?.querySelector('h2')?.focus({ preventScroll: true });
  };
  const boton = <Button onClick={() => setCreando(true)}>Crear llave</Button>;
  return (
    <div ref={lista}>
      <DataTable
        titulo={mensajes.titulo}
        columns={columns}
        fuente={leida({ ...resto, ...(suyas && { currentData: suyas }) }, columns)}
        rowKey={({ id }) => id}
        nombreDe={(llave) => llave.nombre}
        botones={boton}
        buscador={null}
        vacio={mensajes.vacio}
        compacta
        accionesHeader="acción"
        acciones={(llave) =>
          llave.revocada === null
            ? [{ texto: 'Revocar', peligro: true, onElegir: () => onRevocar(llave) }]
            : []
        }
      />
      {creando && (
        <FormModal
          titulo={`Llave para ${nombre}`}
          call={subidasCalls.crearLlave}
          inicial={{}}
          fijos={{ area }}
          enviar={(entrada) => crear(entrada).unwrap()}
          mensajes={mensajes.crear}
          boton="Crear"
          ancho={480}
          onHecho={({ llave }) => {
            setCreando(false);
            setNueva(llave);
          }}
          onCerrar={() => setCreando(false)}
        >
          <Campo.Texto nombre="nombre" etiqueta="Nombre del equipo o de su máquina" autoFocus />
        </FormModal>
      )}
      {nueva !== null && <LlaveNueva area={area} llave={nueva} onCerrar={() => setNueva(null)} />}
    </div>
  );
}

/** Shown once: the server keeps only its hash. */
function LlaveNueva({
  area,
  llave,
  onCerrar,
}: {
  area: string;
  llave: string;
  onCerrar: () => void;
}) {
  const { titulo } = mensajes;
  const onCopiar = async () => {
    try {
      await navigator.clipboard.writeText(llave);
      avisar({ tipo: 'success', titulo, texto: mensajes.copiada });
    } catch (error) {
      console.error(error); // a page that is not secure has no clipboard
      avisar({ tipo: 'error', titulo, texto: mensajes.sinCopiar });
    }
  };
  return (
    <Modal
      open
      title={mensajes.unaVez}
      footer={null}
      width={520}
      mask={{ closable: false }}
      keyboard={false}
      onCancel={onCerrar}
    >
      <div className="ui-pantalla">
        <code className="admin-llave">{llave}</code>
        <details>
          <summary>{mensajes.comenzar}</summary>
          <code className="admin-comienzo">{comienzoDe(new URL(window.location.href), area)}</code>
        </details>
        <div className="ui-botones">
          <Button onClick={() => void onCopiar()}>Copiar</Button>
          <Button type="primary" onClick={onCerrar}>
            Ya la copié
          </Button>
        </div>
      </div>
    </Modal>
  );
}
