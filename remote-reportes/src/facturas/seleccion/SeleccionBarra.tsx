import { useState } from 'react';

import type { EstadoComprobante } from '@comanda/shared/contracts/facturacion/documentos';
import { reenviosCalls } from '@comanda/shared/contracts/facturacion/reenvios';
import { conMiles } from '@comanda/shared/domain/dinero/dinero';
import { useDescarga } from '@comanda/shared/piezas/descarga';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { Button, Icono } from '@comanda/shared/ui/core';

import { seReintenta } from '../estados';

import { DescargarZip } from './DescargarZip';
import ReenvioModal, { type ReenvioPedido } from './ReenvioModal';
import estilos from './seleccion.module.css';
import { seleccionMensajes as mensajes } from './seleccionMensajes';
import type { Elegidas, ManoDeSeleccion } from './useSeleccion';

type SeleccionBarraProps = {
  empresa: string;
  seleccion: ManoDeSeleccion;
  /** How many there are of what is looked for. */
  total: number;
};

/** Beyond so many nobody means to write to each. */
const REENVIOS_MAXIMOS = 1_000;

/** What can be done about what is ticked; it stays in sight while the list is scrolled. */
export function SeleccionBarra({ empresa, seleccion, total }: SeleccionBarraProps) {
  const [reenvio, setReenvio] = useState<ReenvioPedido | null>(null);
  const puedeReenviar = usePuede(reenviosCalls.reenviarComprobantes);
  const descarga = useDescarga({ titulo: mensajes.titulo, hecho: mensajes.descargados });
  const { elegidas, elegirTodas, eligiendo, quitar } = seleccion;
  // what is on its way goes on, also when another search has taken the choice away
  if (elegidas.size === 0 && !reenvio && !descarga.avance) return null;
  return (
    <section className={`ui-fila ${estilos.barra ?? ''}`} aria-label={mensajes.titulo}>
      <strong role="status">{mensajes.elegidos(elegidas.size)}</strong>
      {elegidas.size < total && (
        <Button type="link" loading={eligiendo} onClick={() => void elegirTodas()}>
          {mensajes.todos(total)}
        </Button>
      )}
      <span className={`ui-fila ${estilos.acciones ?? ''}`}>
        {puedeReenviar && (
          <>
            <Reenviar via="CORREO" claves={deEstado(elegidas, seEnvia)} onElegir={setReenvio} />
            <Reenviar via="SRI" claves={deEstado(elegidas, seReintenta)} onElegir={setReenvio} />
          </>
        )}
        <DescargarZip empresa={empresa} claves={[...elegidas.keys()]} descarga={descarga} />
        <Button
          type="text"
          aria-label="Quitar la selección"
          title="Quitar la selección"
          icon={<Icono nombre="cerrar" />}
          onClick={quitar}
        />
      </span>
      {reenvio && <ReenvioModal empresa={empresa} {...reenvio} onCerrar={() => setReenvio(null)} />}
    </section>
  );
}

const seEnvia = (estado: EstadoComprobante) => estado === 'AUTORIZADO';
const deEstado = (elegidas: Elegidas, admite: (estado: EstadoComprobante) => boolean) =>
  [...elegidas].flatMap(([clave, estado]) => (admite(estado) ? [clave] : []));

type ReenviarProps = ReenvioPedido & { onElegir: (reenvio: ReenvioPedido) => void };

function Reenviar({ via, claves, onElegir }: ReenviarProps) {
  if (claves.length === 0) return null;
  const demasiados = claves.length > REENVIOS_MAXIMOS;
  return (
    <Button
      disabled={demasiados}
      title={demasiados ? mensajes.demasiados(REENVIOS_MAXIMOS) : undefined}
      onClick={() => onElegir({ via, claves })}
    >
      {mensajes.via[via].boton} ({conMiles(String(claves.length))})
    </Button>
  );
}
