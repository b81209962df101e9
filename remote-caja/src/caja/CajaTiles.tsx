import { cajaCalls, MOVER } from '@comanda/shared/contracts/caja/caja';
import { cuadresCalls } from '@comanda/shared/contracts/caja/cuadres';
import { ERRORES_DE_CUENTAS } from '@comanda/shared/errors/deCuentas';
import { usePuede } from '@comanda/shared/piezas/sesion';
import { avisar, Icono, type IconoNombre } from '@comanda/shared/ui/core';

import { cajaMensajes as mensajes } from './cajaMensajes';
import './tiles.css';
import type { HoraDeCorte } from './useCorte';

type Opcion = 'cuadre' | 'movimiento' | 'anticipo';
type CajaTilesProps = { corte: HoraDeCorte; onAbrir: (opcion: Opcion) => void };

const { titulo } = mensajes;
const SIN_PERMISO = {
  nota: 'No es de su perfil',
  texto: ERRORES_DE_CUENTAS.PERFIL_NO_PERMITIDO.msg,
};
const SIN_LINEA = 'Espera a la línea';
const SIN_HABILITAR = { nota: 'No habilitado', texto: mensajes.prestamos };

/** The four tiles of spec section 2. What is not for this profile, or not there yet, says so when it is pressed. */
export function CajaTiles({ corte, onAbrir }: CajaTilesProps) {
  const de = (opcion: Opcion, puede: boolean, espera: string | null) => ({
    onElegir: () => onAbrir(opcion),
    impedida: puede
      ? espera !== null
        ? { nota: SIN_LINEA, texto: espera }
        : undefined
      : SIN_PERMISO,
  });
  const cuadre = de('cuadre', usePuede(cuadresCalls.cuadreCaja), corte.lineas);
  const movimiento = de('movimiento', usePuede(cajaCalls.ingresarMovimiento), corte.mover);
  const anticipo = de('anticipo', usePuede({ acceso: MOVER }), corte.mover);
  return (
    <div className="caja-opciones">
      <Tile texto="Cuadre de caja" icono="caja" {...cuadre} />
      <Tile texto="Movimiento caja" icono="transferencia" {...movimiento} />
      <Tile texto="Anticipo personal" icono="persona" {...anticipo} />
      <Tile texto="Préstamos" icono="efectivo" impedida={SIN_HABILITAR} />
    </div>
  );
}

type TileProps = {
  texto: string;
  icono: IconoNombre;
  /** Why not: a few words in it, and a sentence when it is pressed. */
  impedida?: { nota: string; texto: string } | undefined;
  onElegir?: () => void;
};

function Tile({ texto, icono, impedida, onElegir }: TileProps) {
  return (
    <button
      type="button"
      className="ui-tarjeta caja-opcion"
      aria-disabled={impedida !== undefined}
      onClick={
        impedida ? () => avisar({ tipo: 'warning', titulo, texto: impedida.texto }) : onElegir
      }
    >
      <Icono nombre={icono} tamano={26} />
      <strong>{texto}</strong> {impedida && <small>{impedida.nota}</small>}
    </button>
  );
}
