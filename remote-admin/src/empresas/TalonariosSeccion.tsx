import { useState } from 'react';

import {
  talonariosCalls as calls,
  type Talonario,
} from '@comanda/shared/contracts/ventas/talonarios';
import { formatFecha } from '@comanda/shared/domain/texto/fecha';
import { Campo, FormModal } from '@comanda/shared/piezas/formulario';
import { DataTable, enMemoria, type Column } from '@comanda/shared/piezas/tabla';
import { QueryView } from '@comanda/shared/piezas/vista';
import { Alert, Button, confirmar, withNotice } from '@comanda/shared/ui/core';

import { empresasMensajes } from './empresasMensajes';
import { ESTADO_DE_TALONARIO } from './opciones';
import {
  useRegistrarTalonarioMutation,
  useRetirarTalonarioMutation,
  useTalonariosQuery,
} from './talonariosApi';

const mensajes = empresasMensajes.talonarios;
const POR_PAGINA = 10;

const columnas: readonly Column<Talonario>[] = [
  { id: 'serie', header: 'serie', movil: 'titulo', text: ({ serie }) => serie },
  { id: 'numeros', header: 'números', text: ({ desde, hasta }) => `${desde} al ${hasta}` },
  {
    id: 'quedan',
    header: 'quedan',
    align: 'right',
    text: ({ hasta, siguiente }) => String(hasta - siguiente + 1),
  },
  { id: 'autorizacion', header: 'autorización', text: ({ autorizacion }) => autorizacion },
  { id: 'caduca', header: 'vence', text: ({ caduca }) => formatFecha(caduca) },
  { id: 'estado', header: 'estado', text: ({ estado }) => ESTADO_DE_TALONARIO[estado] },
];

/** The preprinted numbers of a negocio popular: what is left of them, another talonario, and one that was typed wrong. */
export function TalonariosSeccion({ empresa }: { empresa: string }) {
  const consulta = useTalonariosQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const [retirar] = useRetirarTalonarioMutation();
  const [abierto, setAbierto] = useState(false);
  const alRetirar = async ({ id, serie }: Talonario) => {
    if (await confirmar(mensajes.confirmarRetiro(serie)))
      await withNotice(retirar({ empresa, id }).unwrap(), mensajes.retirar);
  };
  return (
    <section className="ui-pila ui-tarjeta" aria-label={mensajes.titulo}>
      <h3>{mensajes.titulo}</h3>
      <p>{mensajes.ayuda}</p>
      <div className="ui-fila">
        <Button onClick={() => setAbierto(true)}>Registrar talonario</Button>
      </div>
      <QueryView query={consulta} empty={null} esqueleto="tabla">
        {({ talonarios, aviso }) => (
          <>
            {aviso !== null && <Alert type="warning" showIcon role="status" title={aviso} />}
            {talonarios.length > 0 && (
              <DataTable
                titulo={mensajes.titulo}
                columns={columnas}
                fuente={enMemoria(talonarios)}
                rowKey={({ id }) => id}
                nombreDe={({ serie, desde }) => `${serie} desde ${desde}`}
                pageSize={POR_PAGINA}
                compacta
                accionesHeader="acción"
                acciones={(talonario) =>
                  talonario.estado === 'VIGENTE'
                    ? [{ texto: 'Retirar', onElegir: () => void alRetirar(talonario) }]
                    : []
                }
              />
            )}
          </>
        )}
      </QueryView>
      {abierto && <TalonarioModal empresa={empresa} onCerrar={() => setAbierto(false)} />}
    </section>
  );
}

function TalonarioModal({ empresa, onCerrar }: { empresa: string; onCerrar: () => void }) {
  const [registrar] = useRegistrarTalonarioMutation();
  return (
    <FormModal
      forma="hoja"
      titulo="Registrar talonario"
      call={calls.registrarTalonario}
      inicial={{ establecimiento: '001', punto_emision: '001' }}
      fijos={{ empresa }}
      enviar={(entrada) => registrar(entrada).unwrap()}
      mensajes={mensajes.registrar}
      boton="Registrar"
      onHecho={onCerrar}
      onCerrar={onCerrar}
    >
      <Campo.Texto nombre="establecimiento" etiqueta="Establecimiento" teclado="numeric" />
      <Campo.Texto nombre="punto_emision" etiqueta="Punto de emisión" teclado="numeric" />
      <Campo.Numero nombre="desde" etiqueta="Número desde" autoFocus />
      <Campo.Numero nombre="hasta" etiqueta="Número hasta" />
      <Campo.Texto nombre="autorizacion" etiqueta="Autorización" teclado="numeric" />
      <Campo.Fecha nombre="caduca" etiqueta="Fecha de caducidad" />
    </FormModal>
  );
}
