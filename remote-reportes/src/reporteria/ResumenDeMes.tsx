import type { Mes } from '@comanda/shared/contracts/reportes/reporteria';
import { Cifras } from '@comanda/shared/piezas/cifras';
import { Vacio } from '@comanda/shared/piezas/vista';
import { Alert } from '@comanda/shared/ui/core';

import { ComoSeCalcula } from '../cifras/ComoSeCalcula';

import type { AlPulsar } from './CifraCelda';
import { COMO_SE_CALCULA_EL_MES, hayDocumentos, tarjetasDeMes } from './cifras';
import { enLinea } from './enLinea';
import { Formulario104 } from './Formulario104';
import { IceDeFundas } from './IceDeFundas';
import { reporteriaMensajes as mensajes } from './reporteriaMensajes';
import { TarifasTabla } from './TarifasTabla';

type ResumenDeMesProps = { mes: string; leido: Mes; onCifra: AlPulsar };

/** A month that was read: what is to be declared, by rate and as the form asks for it, and what it would lack. */
export function ResumenDeMes({ mes, leido, onCifra }: ResumenDeMesProps) {
  if (!hayDocumentos(leido)) return <Vacio titulo={mensajes.vacio(mes)} />;
  const { conceptos, ambiente, tarifas, ice } = leido;
  const faltan = conceptos.PENDIENTES.documentos + conceptos.RECHAZADAS.documentos;
  return (
    <>
      {ambiente === '1' && <Alert type="info" showIcon title={mensajes.pruebas} />}
      {faltan > 0 && <Alert type="warning" showIcon role="alert" title={mensajes.faltan(faltan)} />}
      {tarifas.length > 0 && <Formulario104 tarifas={tarifas} onCifra={onCifra} />}
      <Cifras
        nombre="Cifras"
        cifras={tarjetasDeMes(leido).map(enLinea)}
        iguales
        onAbrir={({ cifra }) => onCifra(cifra)}
      />
      <IceDeFundas ice={ice} />
      {tarifas.length > 0 && <TarifasTabla tarifas={tarifas} onCifra={onCifra} />}
      <ComoSeCalcula cifras={COMO_SE_CALCULA_EL_MES} />
    </>
  );
}
