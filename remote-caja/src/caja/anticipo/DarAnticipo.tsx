import { useState } from 'react';

import { esApiError, nuevoUuid } from '@comanda/shared/api';
import {
  anticiposCalls,
  type Anticipo,
  type Empleado,
} from '@comanda/shared/contracts/caja/anticipos';
import type { Caja } from '@comanda/shared/contracts/caja/caja';
import type { CallInput } from '@comanda/shared/contracts/defineCall';
import { aCentavos } from '@comanda/shared/domain/dinero/dinero';
import { AprobadorDeFormulario, leerAprobador, pideCodigo } from '@comanda/shared/piezas/aprobador';
import { Ancho, Campo, FormModal, useValor } from '@comanda/shared/piezas/formulario';
import { QueryView } from '@comanda/shared/piezas/vista';
import { useConexion, useUsuario } from '@comanda/shared/session';
import { useSinLinea } from '@comanda/shared/sinLinea';

import { useAnticipoMutation, useListarEmpleadosQuery } from './anticipoApi';
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
  const { id: yo = '', nombreCompleto: usuario = '' } = useUsuario() ?? {};
  const [conCodigo, setConCodigo] = useState(false);
  const [dar] = useAnticipoMutation();
  const hacer = useActo();
  const [anticipo_id] = useState(nuevoUuid);
  const empleadoDe = (id: string) => lista.find(({ id_usuario }) => id_usuario === id);

  /** Somebody else says yes to it, whom only the server can ask: no till gives it by itself. */
  const darse = async (entrada: Entrada) => {
    try {
      return { anticipo: await dar(entrada).unwrap(), pendiente: false };
    } catch (error) {
      if (esApiError(error) && pideCodigo(error.code)) setConCodigo(true);
      throw error;
    }
  };

  const enviar = async (entrada: Entrada) => {
    if (entrada.id_usuario === yo) return darse(entrada);
    const { anticipo_id: _clave, aprobacion: _de, ...cuerpo } = entrada;
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
  const revisar = ({ id_usuario, monto, aprobacion }: Entrada) => {
    if (id_usuario === yo && !enLinea) return { id_usuario: mensajes.anticipoPropioSinLinea };
    if (id_usuario === yo && !aprobacion) return { aprobacion: mensajes.anticipoSinAprobacion };
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
        {() => <AnticipoCampos empleados={lista} propio={{ yo, empresa, conCodigo }} />}
      </QueryView>
    </FormModal>
  );
}

type AnticipoCamposProps = {
  empleados: readonly Empleado[];
  /** Who gives it, and where: to themselves, with an approval. */
  propio: { yo: string; empresa: string; conCodigo: boolean };
};

function AnticipoCampos({ empleados, propio }: AnticipoCamposProps) {
  const { yo, ...deAprobador } = propio;
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
      {elegido === yo && (
        <Campo.Propio nombre="aprobacion" etiqueta="Aprobación" leer={leerAprobador} ancho>
          <AprobadorDeFormulario {...deAprobador} leyenda={mensajes.anticipoPropio} />
        </Campo.Propio>
      )}
    </>
  );
}
