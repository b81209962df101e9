// In place of the table that reads 'aliceblue': the themes of antd and of the house say their colours in hexadecimal, and a hundred
// and fifty names would travel to every login.
export default {};
