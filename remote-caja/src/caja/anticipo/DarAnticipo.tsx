import { useState } from 'react';

import { nuevoUuid } from '@comanda/shared/api';
import {
  anticiposCalls,
  type Anticipo,
  type Empleado,
} from '@comanda/shared/contracts/caja/anticipos';
import type { Caja } from '@comanda/shared/contracts/caja/caja';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { Ancho, Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';
import { useConexion, useUsuario } from '@comanda/shared/session';
import { useSinLinea } from '@comanda/shared/sinLinea';

import { useAnticipoMutation, useListarEmpleadosQuery } from '../cajaApi';
import { cajaMensajes as mensajes } from '../cajaMensajes';
import { useActo } from '../useActo';

import {
  anticipoSinEnviar,
  conAnticiposSinEnviar,
  porQueNoAlcanzaSinLinea,
} from './anticipoSinLinea';
import { EmpleadoSueldo } from './EmpleadoSueldo';

type DarAnticipoProps = {
  empresa: string;
  caja: Caja;
  /** `pendiente`: it waits to be sent. */
  onHecho: (dado: { anticipo: Anticipo; pendiente: boolean }) => void;
  onCerrar: () => void;
};

type Entrada = CallInput<typeof anticiposCalls.anticipo>;

/** Who is given how much (spec section 5); it has its id from the start, so that a second try gives nothing. */
export function DarAnticipo({ empresa, caja, onHecho, onCerrar }: DarAnticipoProps) {
  const empleados = useListarEmpleadosQuery({ empresa }, { refetchOnMountOrArgChange: true });
  const { actos } = useSinLinea();
  const lista = conAnticiposSinEnviar(empleados.currentData ?? [], { empresa, actos });
  const enLinea = useConexion();
  const usuario = useUsuario()?.nombreCompleto ?? '';
  const [dar] = useAnticipoMutation();
  const hacer = useActo();
  const [anticipo_id] = useState(nuevoUuid);
  const empleadoDe = (id: string) => lista.find(({ id_usuario }) => id_usuario === id);

  const enviar = async ({ anticipo_id: _clave, ...cuerpo }: Entrada) => {
    const empleado = empleadoDe(cuerpo.id_usuario);
    const dado = await hacer(
      {
        tipo: 'anticipo',
        idempotencia: anticipo_id,
        empresa,
        cuerpo,

        dicho: `Anticipo a ${empleado?.nombreCompleto ?? ''}`,
        monto: aCentavos(cuerpo.monto),
      },
      () => dar({ ...cuerpo, anticipo_id }).unwrap(),
    );
    if (dado) return { anticipo: dado, pendiente: false };
    if (!empleado) throw new Error('anticipo: of nobody in the list');
    const suyo = { id: anticipo_id, empresa, monto: cuerpo.monto, usuario };
    return { anticipo: anticipoSinEnviar(empleado, suyo), pendiente: true };
  };

  /** With a line the server says so, which knows what was advanced elsewhere. */
  const revisar = ({ id_usuario, monto }: Entrada) => {
    const empleado = empleadoDe(id_usuario);
    const porque = empleado && porQueNoAlcanzaSinLinea(empleado, monto);
    return enLinea || !porque ? {} : { monto: porque };
  };
  return (
    <FormModal
      titulo="Anticipo personal"
      call={anticiposCalls.anticipo}
      inicial={{}}
      fijos={{ empresa, caja: caja.id, anticipo_id }}
      enviar={enviar}
      revisar={revisar}
      mensajes={mensajes.anticipo}
      boton="Registrar"
      onHecho={onHecho}
      onCerrar={onCerrar}
    >
      <Ancho>
        Sale de <strong>{caja.nombre}</strong>.
      </Ancho>
      <QueryView query={empleados} empty="La empresa no tiene personal" esqueleto="formulario">
        {() => <AnticipoCampos empleados={lista} />}
      </QueryView>
    </FormModal>
  );
}

function AnticipoCampos({ empleados }: { empleados: readonly Empleado[] }) {
  const elegido = useValor('id_usuario');
  const empleado = empleados.find(({ id_usuario }) => id_usuario === elegido);
  return (
    <>
      <Campo.Opcion
        nombre="id_usuario"
        etiqueta="Empleado"
        placeholder="Seleccione un empleado"
        opciones={empleados.map(({ id_usuario, nombreCompleto, perfil }) => ({
          value: id_usuario,
          label: `${nombreCompleto} · ${perfil}`,
        }))}
        autoFocus
        ancho
      />
      {empleado && (
        <Ancho>
          <EmpleadoSueldo empleado={empleado} />
        </Ancho>
      )}
      <Campo.Dinero nombre="monto" etiqueta="Cantidad" />
    </>
  );
}
