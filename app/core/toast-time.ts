/** K3: how long a notice stays, ms: four to seven seconds; eight is the daily limit's alone. */
export type ToastMs = 4000 | 5000 | 6000 | 7000 | 8000;
