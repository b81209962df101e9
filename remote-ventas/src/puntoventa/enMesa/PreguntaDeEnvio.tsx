import { Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { enMesaMensajes as mensajes } from './enMesaMensajes';
import type { useEnvioDeMesa } from './useEnvioDeMesa';
import type { OrdenDeMesa } from './useOrdenDeMesa';
import type { OrdenMovida } from './useOrdenMovida';

type PreguntaDeEnvioProps = {
  leida: Pick<OrdenDeMesa, 'orden' | 'numero'>;
  envio: Pick<ReturnType<typeof useEnvioDeMesa>, 'movida' | 'onAlla' | 'enviarAqui' | 'noEnviar'>;
};

/** Somebody moved, joined or charged the order: nothing is sent before it is said where. */
export function PreguntaDeEnvio({ leida, envio }: PreguntaDeEnvioProps) {
  const { movida } = envio;
  return movida && <Pregunta movida={movida} leida={leida} envio={envio} />;
}

type PreguntaProps = PreguntaDeEnvioProps & { movida: OrdenMovida };

function Pregunta({ movida, leida, envio }: PreguntaProps) {
  const { orden } = movida;
  const { numero = '' } = leida;
  /** Somebody else is served at this table by now. */
  const ocupada = leida.orden?.estado === 'ABIERTA' && leida.orden.random !== orden.random;
  const abierta = orden.estado === 'ABIERTA';
  const alla = orden.mesa ? `la mesa ${orden.mesa}` : orden.orden;
  const aqui = ocupada ? `Enviar a la mesa ${numero}` : `Abrir otra en la mesa ${numero}`;
  return (
    <Modal open title={tituloDe(movida, alla)} footer={null} width={440} onCancel={envio.noEnviar}>
      <div className="ui-pila">
        <p>{preguntaDe({ abierta, ocupada, conMesa: numero !== '' })}</p>
        {abierta && (
          <Button type="primary" size="large" block onClick={() => void envio.onAlla(orden)}>
            Enviar a {alla}
          </Button>
        )}
        {numero !== '' && (
          <Button
            type={abierta ? 'default' : 'primary'}
            size="large"
            block
            onClick={() => void envio.enviarAqui()}
          >
            {aqui}
          </Button>
        )}
        <Button type="text" block onClick={envio.noEnviar}>
          No enviar todavía
        </Button>
      </div>
    </Modal>
  );
}

function tituloDe({ orden, unida }: OrdenMovida, alla: string): string {
  if (orden.estado === 'ABIERTA') return unida ? mensajes.seUnio(alla) : mensajes.paso(alla);
  return orden.venta ? mensajes.yaSeCobro(orden.venta) : mensajes.cerrada;
}

type Situacion = { abierta: boolean; ocupada: boolean; conMesa: boolean };

function preguntaDe({ abierta, ocupada, conMesa }: Situacion): string {
  if (!conMesa) return abierta ? mensajes.enviarAlla : mensajes.abraOtra;
  if (ocupada) return abierta ? mensajes.allaOAca : mensajes.enviarAca;
  return abierta ? mensajes.allaOOtra : mensajes.abrirOtra;
}
