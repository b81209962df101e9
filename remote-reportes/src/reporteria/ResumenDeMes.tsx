import type { Mes } from '@comanda/shared/contracts/reportes/reporteria';
import { Alert } from '@comanda/shared/ui/core';

import { ComoSeCalcula } from '../cifras/ComoSeCalcula';
import { TarjetasDeCifras } from '../cifras/TarjetasDeCifras';

import { COMO_SE_CALCULA_EL_MES, hayDocumentos, tarjetasDeMes, type CifraDeMes } from './cifras';
import { FiguraDeMes } from './FiguraDeMes';
import { Formulario104 } from './Formulario104';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';
import { TarifasTabla } from './TarifasTabla';

type ResumenDeMesProps = { mes: string; leido: Mes; onCifra: (cifra: CifraDeMes) => void };

/** A month that was read: what is to be declared, by rate and as the form asks for it, and what it would lack. */
export function ResumenDeMes({ mes, leido, onCifra }: ResumenDeMesProps) {
  if (!hayDocumentos(leido)) return <p className="ui-vista">{mensajes.vacio(mes)}</p>;
  const { conceptos, ambiente, tarifas } = leido;
  const faltan = conceptos.PENDIENTES.documentos + conceptos.RECHAZADAS.documentos;
  return (
    <>
      {ambiente === '1' && <Alert type="info" showIcon title={mensajes.pruebas} />}
      {faltan > 0 && <Alert type="warning" showIcon role="alert" title={mensajes.faltan(faltan)} />}
      <TarjetasDeCifras
        nombre="Cifras"
        tarjetas={tarjetasDeMes(leido)}
        anchas
        onAbrir={({ cifra }) => onCifra(cifra)}
      >
        {(tarjeta) => <FiguraDeMes tarjeta={tarjeta} />}
      </TarjetasDeCifras>
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
