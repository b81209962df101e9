import { useState } from 'react';

import { reporteriaCalls as calls } from '@comanda/shared/contracts/reportes/reporteria';
import {
  delServidor,
  EnCamino,
  useDescarga,
  type ArchivoPedido,
} from '@comanda/shared/piezas/descarga';
import { Relevo } from '@comanda/shared/piezas/vista';
import { Button } from '@comanda/shared/ui/core';

import { delMes, type DelMes } from './cifras';
import estilos from './reporteria.module.css';
import { reporteriaMensajes as mensajes, textoDeMes } from './reporteriaMensajes';

type DescargasProps = {
  empresa: string;
  mes: string;
  /** Of all companies of its RUC. */
  todo: boolean;
};
type Opcion = { texto: string; ayuda: string; pedido: ArchivoPedido };

const opcionesDe = (suyo: DelMes): Opcion[] => [
  {
    texto: 'XML del mes (ZIP)',
    ayuda: mensajes.ayuda.xml,
    pedido: delServidor('billing', calls.descargarComprobantes, suyo),
  },
  {
    texto: 'XML y RIDE (ZIP)',
    ayuda: mensajes.ayuda.ride,
    pedido: delServidor('billing', calls.descargarComprobantes, { ...suyo, ride: true }),
  },
  {
    texto: 'Detalle ATS (CSV)',
    ayuda: mensajes.ayuda.ats,
    pedido: { api: 'billing', call: calls.descargarAts, input: { ...suyo, formato: 'csv' } },
  },
  {
    texto: 'Detalle ATS (XLSX)',
    ayuda: mensajes.ayuda.ats,
    pedido: { api: 'billing', call: calls.descargarAts, input: { ...suyo, formato: 'xlsx' } },
  },
];

/** What of a month is taken away: one at a time, told how far it is; it goes on while another month is looked at. */
export function Descargas({ empresa, mes, todo }: DescargasProps) {
  const { avance, bajar, cancelar } = useDescarga({
    titulo: mensajes.titulo,
    hecho: (hechas) => mensajes.bajados(hechas),
  });
  const [pedido, setPedido] = useState(mes);
  return (
    <div className={`ui-fila ${estilos.descargas ?? ''}`} role="group" aria-label="Descargas">
      <Relevo turno={avance !== null}>
        {opcionesDe(delMes(empresa, mes, todo)).map(({ texto, ayuda, pedido: archivo }) => (
          <Button
            key={texto}
            title={ayuda}
            disabled={avance !== null}
            onClick={() => {
              setPedido(mes);
              void bajar(archivo);
            }}
          >
            {texto}
          </Button>
        ))}
        {avance && <EnCamino titulo={textoDeMes(pedido)} avance={avance} onCancelar={cancelar} />}
      </Relevo>
    </div>
  );
}
