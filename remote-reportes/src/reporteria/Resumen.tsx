import type { Mes } from '@comanda/shared/contracts/reporteria';
import { Alert } from '@comanda/shared/ui/core';

import { ComoSeCalcula } from '../cifras/ComoSeCalcula';
import { Tarjetas } from '../cifras/Tarjetas';

import { COMO_SE_CALCULA_EL_MES, hayDocumentos, tarjetasDeMes, type Cifra } from './cifras';
import { FiguraTarjeta } from './FiguraTarjeta';
import { Formulario104 } from './Formulario104';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';
import { TarifasTabla } from './TarifasTabla';

type ResumenProps = { mes: string; leido: Mes; onCifra: (cifra: Cifra) => void };

/** A month that was read: what is to be declared, by rate and as the form asks for it, and what it would lack. */
export function Resumen({ mes, leido, onCifra }: ResumenProps) {
  if (!hayDocumentos(leido)) return <p className="ui-vista">{mensajes.vacio(mes)}</p>;
  const { conceptos, ambiente, tarifas } = leido;
  const faltan = conceptos.PENDIENTES.documentos + conceptos.RECHAZADAS.documentos;
  return (
    <>
      {ambiente === '1' && <Alert type="info" showIcon title={mensajes.pruebas} />}
      {faltan > 0 && <Alert type="warning" showIcon role="alert" title={mensajes.faltan(faltan)} />}
      <Tarjetas
        nombre="Cifras"
        tarjetas={tarjetasDeMes(leido)}
        anchas
        onAbrir={({ cifra }) => onCifra(cifra)}
      >
        {(tarjeta) => <FiguraTarjeta tarjeta={tarjeta} />}
      </Tarjetas>
      <ComoSeCalcula cifras={COMO_SE_CALCULA_EL_MES} />
      {tarifas.length > 0 && (
        <>
          <TarifasTabla tarifas={tarifas} onCifra={onCifra} />
          <Formulario104 tarifas={tarifas} onCifra={onCifra} />
        </>
      )}
    </>
  );
}
