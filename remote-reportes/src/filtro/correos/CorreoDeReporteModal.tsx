import {
  REPORTES_POR_CORREO,
  suscripcionesCalls as calls,
  type Suscripcion,
} from '@comanda/shared/contracts/admin/suscripciones';
import { limpiarCorreos, TITULO_DE_REPORTE } from '@comanda/shared/domain/empresa/suscripcion';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { Select } from '@comanda/shared/ui/data';

import { useCrearSuscripcionMutation, useEditarSuscripcionMutation } from './correosApi';
import { correosMensajes as mensajes } from './correosMensajes';

type CorreoDeReporteModalProps = {
  empresa: string;
  suscripcion: Suscripcion | null;
  onCerrar: () => void;
};

const OPCIONES = REPORTES_POR_CORREO.map((valor) => ({ valor, texto: TITULO_DE_REPORTE[valor] }));

/** Which report, at what hour, and to whom. */
export function CorreoDeReporteModal({
  empresa,
  suscripcion,
  onCerrar,
}: CorreoDeReporteModalProps) {
  const [crear] = useCrearSuscripcionMutation();
  const [editar] = useEditarSuscripcionMutation();
  const comun = { boton: 'Guardar', onHecho: onCerrar, onCerrar };
  if (suscripcion === null)
    return (
      <FormModal
        titulo="Recibir un reporte por correo"
        call={calls.crearSuscripcion}
        inicial={{ reporte: 'CIERRE_DIA', hora: '07:00', destinatarios: [] }}
        fijos={{ empresa }}
        enviar={(entrada) => crear(entrada).unwrap()}
        mensajes={mensajes.crear}
        {...comun}
      >
        <Campos />
      </FormModal>
    );
  const { id, reporte, hora, destinatarios, activa } = suscripcion;
  return (
    <FormModal
      titulo="Editar reporte por correo"
      call={calls.editarSuscripcion}
      inicial={{ reporte, hora, destinatarios }}
      fijos={{ empresa, id, activa }}
      enviar={(entrada) => editar(entrada).unwrap()}
      mensajes={mensajes.editar}
      {...comun}
    >
      <Campos />
    </FormModal>
  );
}

const SEPARADORES = [',', ';', ' '];

function Campos() {
  return (
    <>
      <Campo.Elegir nombre="reporte" etiqueta="Reporte" opciones={OPCIONES} ancho />
      <Campo.Hora nombre="hora" etiqueta="Hora" ayuda={mensajes.ayudaHora} />
      <Campo.Propio
        nombre="destinatarios"
        etiqueta={mensajes.destinatarios}
        ayuda={mensajes.ayudaDestinatarios}
        requerido={false}
        leer={limpios}
        ancho
      >
        <Select mode="tags" open={false} tokenSeparators={SEPARADORES} maxLength={254} />
      </Campo.Propio>
    </>
  );
}

const limpios = (tenido: unknown): unknown =>
  Array.isArray(tenido) ? limpiarCorreos(tenido as string[]) : []; // of what its box holds
