import './cuenta.css';

import type { Cuenta } from '@comanda/shared/contracts/auth/cuenta';
import { formatFechaHora } from '@comanda/shared/domain/texto/fecha';
import { Datos, QueryView, Vacio } from '@comanda/shared/piezas/vista';
import { useUsuario } from '@comanda/shared/session';
import { Alert } from '@comanda/shared/ui/core';

import { CambiarClave } from './CambiarClave';
import { cuentaMensajes as mensajes } from './cuentaMensajes';
import { useConsultarCuentaQuery } from './cuentaApi';
import { Pin } from './Pin';
import { Seccion } from './Seccion';
import { SegundoFactorTarjeta } from './SegundoFactorTarjeta';
import { SesionesAbiertas } from './SesionesAbiertas';
import { SesionesSinUso } from './SesionesSinUso';

/** One's own account. What it must do first, where there is such a thing, and nothing else until it is done (ADR 28). */
export default function CuentaScreen() {
  const usuario = useUsuario();
  if (!usuario) return null;
  if (usuario.por_pin) return <Vacio dibujo="personas" titulo={mensajes.conPin} />;
  const { pendiente } = usuario;
  return (
    <div className="ui-pila cuenta">
      {pendiente && <Alert type="warning" showIcon title={mensajes.pendiente[pendiente]} />}
      <Leida>
        {(cuenta) => (
          <>
            {!pendiente && <Titular cuenta={cuenta} />}
            {pendiente !== 'SEGUNDO_FACTOR' && <CambiarClave cuenta={cuenta} />}
            {pendiente !== 'CLAVE' && <SegundoFactorTarjeta cuenta={cuenta} />}
            {!pendiente && cuenta.pin !== null && (
              <Pin tiene={cuenta.pin} falta={cuenta.pin_falta ?? []} />
            )}
            {!pendiente && <SesionesAbiertas />}
            {!pendiente && usuario.perfil === 'Dashboard' && <SesionesSinUso />}
          </>
        )}
      </Leida>
    </div>
  );
}

function Leida({ children }: { children: (cuenta: Cuenta) => React.ReactNode }) {
  const cuenta = useConsultarCuentaQuery({});
  return (
    <QueryView query={cuenta} esqueleto="formulario" empty={null}>
      {children}
    </QueryView>
  );
}

function Titular({ cuenta }: { cuenta: Cuenta }) {
  const { nombreCompleto, email, perfil, ultimo_acceso: ultimo } = cuenta;
  const empresas = useUsuario()?.empresa ?? [];
  return (
    <Seccion titulo="Datos">
      <Datos
        datos={[
          ['Nombre', nombreCompleto],
          ['Correo', email],
          ['Perfil', perfil],
          [empresas.length === 1 ? 'Empresa' : 'Empresas', empresas.join(', ')],
          ['Último acceso', ultimo === null ? 'Este es el primero' : formatFechaHora(ultimo)],
        ]}
      />
    </Seccion>
  );
}
