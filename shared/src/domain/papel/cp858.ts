/** 0x80 to 0xFF of code page 858: what a printer shows for each byte. */
export const CP858 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

/** On the page, but the encoder writes them by the bytes they also have among the commands: 0x15 and 0x14. */
const COMO_ORDEN = '§¶';

/** Whether a character leaves as a byte that prints: below 0x20 are commands, and 0x7F shows nothing. */
export function tieneCp858(caracter: string): boolean {
  return esDeAscii(caracter) || (CP858.includes(caracter) && !COMO_ORDEN.includes(caracter));
}

export const esDeAscii = (caracter: string) => caracter >= ' ' && caracter <= '~';
