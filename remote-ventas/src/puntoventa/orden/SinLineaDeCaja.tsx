import { dispositivosCalls } from '@comanda/shared/contracts/admin/dispositivos';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { useEquipo, useSinLinea } from '@comanda/shared/sinLinea';
import { Button, Icono } from '@comanda/shared/ui/core';

import './sinLineaDeCaja.css';
import { useQuienesRegistranQuery } from '../../carrito/equipo/equipoApi';
import { equipoMensajes as mensajes } from '../../carrito/equipo/equipoMensajes';
import { siSeVaLaLinea } from '../../carrito/equipo/siSeVaLaLinea';
import { usePlazoDeEnvio } from '../../carrito/equipo/usePlazoDeEnvio';
import { useRegistrarEquipo } from '../../carrito/equipo/useRegistrarEquipo';

export type SinLineaDeCajaProps = { empresa: string; conNotas: boolean };

/** What a till says beforehand: whether it could sell if the line went now, and who can make it so. */
export default function SinLineaDeCaja({ empresa, conNotas }: SinLineaDeCajaProps) {
  const { leida } = useSinLinea();
  const equipo = useEquipo(empresa);
  const plazo = usePlazoDeEnvio(empresa);
  const administra = usePuede(dispositivosCalls.registrarDispositivo);
  if (!leida) return null;
  if (!equipo)
    return (
      <div className="ventas-sinlinea-caja">
        <p>{mensajes.noVendeSinLinea}</p>
        {administra ? <Registrar empresa={empresa} /> : <QuienRegistra empresa={empresa} />}
      </div>
    );
  const impedimento = siSeVaLaLinea(equipo);
  return (
    <div className="ventas-sinlinea-caja">
      <p>
        {!impedimento && <Icono nombre="listo" tamano={16} />}
        {impedimento ?? mensajes.tambienSinLinea}
      </p>
      {conNotas && !impedimento && <p>{mensajes.sinNota}</p>}
      {plazo && <p>{plazo}</p>}
    </div>
  );
}

type DeEmpresa = Pick<SinLineaDeCajaProps, 'empresa'>;

function Registrar({ empresa }: DeEmpresa) {
  const { registrando, registrar } = useRegistrarEquipo(empresa);
  return (
    <Button loading={registrando} onClick={registrar}>
      Registrar este equipo
    </Button>
  );
}

function QuienRegistra({ empresa }: DeEmpresa) {
  const { currentData = [] } = useQuienesRegistranQuery({ empresa });
  const nombres = currentData
    .filter(({ perfil }) => perfil === 'Administrador')
    .map(({ nombre }) => nombre);
  return <p>{mensajes.loRegistra(nombres)}</p>;
}
