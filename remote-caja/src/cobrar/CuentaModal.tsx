import { useState } from 'react';

import { cuentasCalls, type CuentaAbierta } from '@comanda/shared/contracts/caja/cuentas';
import { formatMonto } from '@comanda/shared/domain/dinero/dinero';
import { fechaNegocio, formatFecha } from '@comanda/shared/domain/texto/fecha';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { DataTable, enMemoria } from '@comanda/shared/piezas/tabla';
import { Datos, QueryView, useAhora } from '@comanda/shared/piezas/vista';
import { Alert, Button } from '@comanda/shared/ui/core';
import { Modal } from '@comanda/shared/ui/data';

import { AbonoModal } from './AbonoModal';
import { useConsultarCuentaPorCobrarQuery } from './cobrarApi';
import { cobrarMensajes as mensajes } from './cobrarMensajes';
import { abonosDeCuenta, ventasDeCuenta } from './cuentasColumns';
import { LimiteModal } from './LimiteModal';

type CuentaModalProps = { empresa: string; cedula: string; nombre: string; onCerrar: () => void };

/** A customer opened: what they owe sale by sale, what they paid, and what may be done about it. */
export function CuentaModal({ empresa, cedula, nombre, onCerrar }: CuentaModalProps) {
  const consulta = useConsultarCuentaPorCobrarQuery(
    { empresa, cedula },
    { refetchOnMountOrArgChange: true },
  );
  const [encima, setEncima] = useState<'abono' | 'limite' | null>(null);
  const puedeAbonar = usePuede(cuentasCalls.registrarAbono);
  const puedeLimitar = usePuede(cuentasCalls.guardarLimiteCredito);
  const abierta = consulta.currentData;
  const cerrar = () => setEncima(null);
  return (
    <>
      <Modal
        open
        title={nombre}
        width={760}
        onCancel={onCerrar}
        footer={
          <div className="ui-botones">
            {abierta && puedeAbonar && abierta.cuenta.debe > 0 && (
              <Button type="primary" onClick={() => setEncima('abono')}>
                Registrar abono
              </Button>
            )}
            {abierta && puedeLimitar && (
              <Button onClick={() => setEncima('limite')}>Cambiar límite</Button>
            )}
            <Button onClick={onCerrar}>Cerrar</Button>
          </div>
        }
      >
        <div data-foco className="ui-pila" tabIndex={0} role="region" aria-label="Cuenta">
          <QueryView query={consulta} empty={null} esqueleto="formulario">
            {(leida) => <Cuenta {...leida} />}
          </QueryView>
        </div>
      </Modal>
      {abierta && encima === 'abono' && (
        <AbonoModal empresa={empresa} cuenta={abierta.cuenta} onCerrar={cerrar} />
      )}
      {abierta && encima === 'limite' && (
        <LimiteModal
          empresa={empresa}
          cedula={cedula}
          credito={abierta.credito}
          onCerrar={cerrar}
        />
      )}
    </>
  );
}

function Cuenta({ cuenta, credito, ventas, abonos }: CuentaAbierta) {
  const hoy = fechaNegocio(useAhora());
  const { cedula, debe, vencido, favor, vence } = cuenta;
  return (
    <>
      <Datos
        datos={[
          ['Identificación', cedula],
          ['Debe', formatMonto(debe)],
          ['Vencido', vencido > 0 && <strong data-tono="mal">{formatMonto(vencido)}</strong>],
          ['La deuda más antigua vence', vence && formatFecha(vence)],
          ['Límite', `${formatMonto(credito.limite)}${credito.propio ? '' : ', el de todos'}`],
          ['Le queda a crédito', formatMonto(credito.disponible)],
        ]}
      />
      {favor > 0 && <Alert type="info" showIcon title={mensajes.favor(favor)} />}
      <DataTable
        titulo="Ventas a crédito"
        columns={ventasDeCuenta(hoy)}
        fuente={enMemoria(ventas)}
        rowKey={({ id }) => id}
        vacio="No se le ha vendido a crédito"
        compacta
      />
      <DataTable
        titulo="Abonos"
        columns={abonosDeCuenta}
        fuente={enMemoria(abonos)}
        rowKey={({ id }) => id}
        vacio="Aún no ha abonado"
        compacta
      />
    </>
  );
}
