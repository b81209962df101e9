import {
  DOCUMENTOS_POR_DESCARGA,
  reporteriaCalls,
} from '@comanda/shared/contracts/reportes/reporteria';
import { EnCamino, type useDescarga } from '@comanda/shared/piezas/descarga';
import { Relevo } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { seleccionMensajes as mensajes } from './seleccionMensajes';

type DescargarZipProps = {
  empresa: string;
  claves: readonly string[];
  descarga: ReturnType<typeof useDescarga>;
};

/** What is chosen as one file, with how far it is and a way to stop it. */
export function DescargarZip({ descarga, ...elegidos }: DescargarZipProps) {
  const { avance, cancelar } = descarga;
  return (
    <Relevo turno={avance !== null}>
      {avance ? (
        <EnCamino titulo={mensajes.titulo} avance={avance} onCancelar={cancelar} />
      ) : (
        <Descargar {...elegidos} bajar={descarga.bajar} />
      )}
    </Relevo>
  );
}

type DescargarProps = Omit<DescargarZipProps, 'descarga'> &
  Pick<DescargarZipProps['descarga'], 'bajar'>;

function Descargar({ empresa, claves, bajar }: DescargarProps) {
  const demasiados = claves.length > DOCUMENTOS_POR_DESCARGA;
  const { descargarComprobantes: call } = reporteriaCalls;
  return (
    <Button
      disabled={demasiados || claves.length === 0}
      title={
        demasiados ? mensajes.demasiadosParaZip(DOCUMENTOS_POR_DESCARGA) : mensajes.queSeDescarga
      }
      onClick={() => void bajar({ api: 'billing', call, input: { empresa, claves, ride: true } })}
    >
      {mensajes.descargar}
    </Button>
  );
}
