<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="sv">
<context>
    <name>ConfigQuestions</name>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Save the configuration</source>
        <translation>Spara konfigurationen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Inte sparad</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>Ändrad av någon annan</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was opened here. Overwrite what is there now?</source>
        <translation>%1 har ändrats på disken sedan filen öppnades här. Skriva över det som finns där nu?</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Öppna en konfiguration</translation>
    </message>
    <message>
        <source>The configuration on the screen is not saved.</source>
        <translation>Konfigurationen på skärmen är inte sparad.</translation>
    </message>
    <message>
        <source>YAML, JSON (*.yaml *.yml *.json)</source>
        <translation>YAML, JSON (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Import a configuration of another program</source>
        <translation>Importera en konfiguration från ett annat program</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>On or off.</source>
        <translation>På eller av.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>Ett heltal.</translation>
    </message>
    <message>
        <source>A number.</source>
        <translation>Ett tal.</translation>
    </message>
    <message>
        <source>Numbers with commas between them.</source>
        <translation>Tal åtskilda med kommatecken.</translation>
    </message>
    <message>
        <source>Texts, one a line.</source>
        <translation>Texter, en per rad.</translation>
    </message>
    <message>
        <source>A text.</source>
        <translation>En text.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>Från %1 till %2.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>Minst %1.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>Högst %1.</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>Anges i %1.</translation>
    </message>
    <message>
        <source>%1: automatic.</source>
        <translation>%1: automatiskt.</translation>
    </message>
    <message>
        <source>Default: empty.</source>
        <translation>Standard: tomt.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>Standard: %1.</translation>
    </message>
    <message>
        <source>Counts from the next start of a training.</source>
        <translation>Gäller från och med nästa start av en träning.</translation>
    </message>
    <message>
        <source>Can change while a training runs.</source>
        <translation>Kan ändras medan en träning pågår.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>Något av: %1.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>&amp;Markera allt</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>&amp;Öka</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>&amp;Minska</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>Öppna listan med alternativ</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>Leta i:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Bakåt</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Gå bakåt</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Framåt</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>Gå framåt</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>Överordnad mapp</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>Gå till den överordnade mappen</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>Skapa ny mapp</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>Skapa en ny mapp</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>Listvy</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>Byt till listvy</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>Detaljvy</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>Byt till detaljvy</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>Sidofält</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>Lista över platser och bokmärken</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Filer</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>Filtyp:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>Fil&amp;namn:</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>Mapp:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öppna</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>&amp;Välj</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>Spara som</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>Hitta mapp</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>Alla filer (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>Mappar</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>Senaste platser</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>Ny mapp</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>&amp;Ny mapp</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>&amp;Byt namn</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Ta bort</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>Visa </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>Visa &amp;dolda filer</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min dator</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>%1-fil</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>Mapp</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Mapp</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>Genväg</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Okänd</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>Ta bort ”%1”?</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>”%1” är skrivskyddad.
Ta bort den ändå?</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>Mappen kunde inte tas bort.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>%1 finns redan.
Ersätta den?</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>%1
Mappen hittades inte.
Kontrollera att namnet är rätt.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>%1
Filen hittades inte.
Kontrollera att namnet är rätt.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>Namn</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>Ändrad</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>Min dator</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>Ogiltigt filnamn</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>&lt;b&gt;Namnet ”%1” kan inte användas.&lt;/b&gt;&lt;p&gt;Försök med ett annat namn, med färre tecken eller utan skiljetecken.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp u&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>K&amp;listra in</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markera allt</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>Visa detaljer…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>Dölj detaljer…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>&amp;Ja</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nej</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Spara</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öppna</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Kasta</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>Rulla hit</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>Vänsterkant</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>Överst</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>Högerkant</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>Nederst</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>Sida åt vänster</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Sida uppåt</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>Sida åt höger</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Sida nedåt</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>Rulla åt vänster</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>Rulla uppåt</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>Rulla åt höger</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>Rulla nedåt</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>Rulla åt vänster</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>Rulla åt höger</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Gör om</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>Klipp u&amp;t</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopiera</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>Kopiera &amp;länkadress</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>K&amp;listra in</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>Markera allt</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>Go Back</source>
        <translation>Gå tillbaka</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Nästa &gt;</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; &amp;Tillbaka</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>&amp;Slutför</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>&amp;Nästa</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Verkställ</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsätt</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Klar</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hjälp</translation>
    </message>
</context>
<context>
    <name>audio</name>
    <message>
        <source>it is not there</source>
        <translation>den finns inte</translation>
    </message>
    <message>
        <source>it is empty (0 bytes)</source>
        <translation>den är tom (0 byte)</translation>
    </message>
    <message>
        <source>it is {format}, which formant does not decode. Convert it first: {command}</source>
        <translation>den är {format}, som formant inte avkodar. Konvertera den först: {command}</translation>
    </message>
    <message>
        <source>it is damaged, or no sound ({reason}); convert it to WAV or FLAC, or record it again</source>
        <translation>den är skadad eller innehåller inget ljud ({reason}); konvertera den till WAV eller FLAC, eller spela in på nytt</translation>
    </message>
    <message>
        <source>cannot write {file}: {reason}</source>
        <translation>kan inte skriva {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is written at {to} Hz: its format has no {from} Hz</source>
        <translation>{file} skrivs med {to} Hz: dess format saknar {from} Hz</translation>
    </message>
    <message>
        <source>it holds no samples</source>
        <translation>den innehåller inga sampel</translation>
    </message>
    <message>
        <source>it ends early: {read} of {all} samples are there</source>
        <translation>den slutar för tidigt: {read} av {all} sampel finns</translation>
    </message>
    <message>
        <source>it holds samples that are no numbers</source>
        <translation>den innehåller sampel som inte är tal</translation>
    </message>
    <message>
        <source>{file} says no format to write sound in: let its name end in one of {known}</source>
        <translation>{file} anger inget format att skriva ljud i; låt namnet sluta på något av {known}</translation>
    </message>
    <message>
        <source>Sampling rate that recordings are brought to and the voice speaks with.</source>
        <translation>Samplingsfrekvens som inspelningarna omvandlas till och som rösten talar med.</translation>
    </message>
    <message>
        <source>Length of the Fourier transform and of its Hann window.</source>
        <translation>Längden på Fouriertransformen och dess Hann-fönster.</translation>
    </message>
    <message>
        <source>Distance between two spectrogram frames.</source>
        <translation>Avstånd mellan två spektrogramramar.</translation>
    </message>
    <message>
        <source>Mel bands of a frame.</source>
        <translation>Antal mel-band i en ram.</translation>
    </message>
    <message>
        <source>Lower edge of the lowest mel band.</source>
        <translation>Nedre gränsen för det lägsta mel-bandet.</translation>
    </message>
    <message>
        <source>Upper edge of the highest mel band; at most half the sampling rate.</source>
        <translation>Övre gränsen för det högsta mel-bandet; högst halva samplingsfrekvensen.</translation>
    </message>
    <message>
        <source>slaney: linear below 1 kHz, as librosa has it by default; htk: logarithmic throughout. A vocoder wants the one it knows.</source>
        <translation>slaney: linjär under 1 kHz, som librosa har den som standard; htk: logaritmisk hela vägen. En vocoder behöver den skala som den känner till.</translation>
    </message>
    <message>
        <source>audio.hop_length is {hop}; it must be at most half of audio.n_fft, {n_fft}, or sound between the frames is lost</source>
        <translation>audio.hop_length är {hop}; värdet får vara högst hälften av audio.n_fft, {n_fft}, annars går ljud mellan ramarna förlorat</translation>
    </message>
    <message>
        <source>audio.f_max_hz must lie above audio.f_min_hz and be at most half the sampling rate, {nyquist} Hz</source>
        <translation>audio.f_max_hz måste ligga över audio.f_min_hz och får vara högst halva samplingsfrekvensen, {nyquist} Hz</translation>
    </message>
    <message>
        <source>cannot resample from {from} to {to} Hz: {reason}</source>
        <translation>kan inte sampla om från {from} till {to} Hz: {reason}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>kan inte läsa {file}: {reason}</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>kan inte läsa {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write the log {path}: {reason}</source>
        <translation>kan inte skriva loggen {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot start {program}: {reason}</source>
        <translation>kan inte starta {program}: {reason}</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>det finns ingen skärm</translation>
    </message>
    <message>
        <source>the display {name} does not answer</source>
        <translation>skärmen {name} svarar inte</translation>
    </message>
    <message>
        <source>cannot open {path}: {reason}</source>
        <translation>kan inte öppna {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot lock {path}: {reason}</source>
        <translation>kan inte låsa {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} is in use by another formant process ({pid}); stop that one first</source>
        <translation>{path} används av en annan formant-process ({pid}); stoppa den först</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>kan inte skriva {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}</source>
        <translation>kan inte skriva {path} till disken: {reason}</translation>
    </message>
    <message>
        <source>cannot put {path} in its place: {reason}</source>
        <translation>kan inte lägga {path} på sin plats: {reason}</translation>
    </message>
    <message>
        <source>cannot make the folder {path}: {reason}</source>
        <translation>kan inte skapa mappen {path}: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a whole safetensors file: {why}</source>
        <translation>{file} är ingen fullständig safetensors-fil: {why}</translation>
    </message>
    <message>
        <source>cannot write {file}: safetensors has no name for the type {type} of {name}</source>
        <translation>kan inte skriva {file}: safetensors har inget namn för typen {type} hos {name}</translation>
    </message>
    <message>
        <source>the saved state has no entry &apos;{key}&apos; of the expected type; the file is damaged or of another version</source>
        <translation>det sparade tillståndet har ingen post ”{key}” av väntad typ; filen är skadad eller av en annan version</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}</source>
        <translation>{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>{hours}:{minutes}:{seconds}</source>
        <translation>{hours}:{minutes}:{seconds}</translation>
    </message>
    <message>
        <source>cannot remove {path}: {reason}</source>
        <translation>kan inte ta bort {path}: {reason}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} min {seconds} s</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} h {minutes} min</translation>
    </message>
    <message>
        <source>writing was stopped</source>
        <translation>skrivandet stoppades</translation>
    </message>
    <message>
        <source>nobody reads standard output any more</source>
        <translation>ingen läser standardutmatningen längre</translation>
    </message>
    <message>
        <source>cannot write standard output: {reason}</source>
        <translation>kan inte skriva till standardutmatningen: {reason}</translation>
    </message>
</context>
<context>
    <name>checkpoint</name>
    <message>
        <source>there is no checkpoint {file}</source>
        <translation>det finns ingen kontrollpunkt {file}</translation>
    </message>
    <message>
        <source>{file} is a folder; name a checkpoint in it, such as final_ema.pt</source>
        <translation>{file} är en mapp; ange en kontrollpunkt i den, till exempel final_ema.pt</translation>
    </message>
    <message>
        <source>{file} is damaged: its SHA-256 differs from the one saved beside it</source>
        <translation>{file} är skadad: dess SHA-256 skiljer sig från den som sparats bredvid</translation>
    </message>
    <message>
        <source>{file} is no checkpoint of formant: it lacks the entry &apos;format&apos;. What it holds is told by: formant checkpoint info {file}</source>
        <translation>{file} är ingen kontrollpunkt från formant: posten ”format” saknas. Vad filen innehåller visas av: formant checkpoint info {file}</translation>
    </message>
    <message>
        <source>{file} is unverified: no {file}.sha256 is beside it</source>
        <translation>{file} är overifierad: det ligger ingen {file}.sha256 bredvid den</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {format}; this one reads up to {known})</source>
        <translation>{file} skrevs av en nyare version av formant (format {format}; den här läser upp till {known})</translation>
    </message>
    <message>
        <source>{name} holds numbers beyond those of half precision. Export without --half</source>
        <translation>{name} innehåller tal som inte ryms i halv precision. Exportera utan --half</translation>
    </message>
    <message>
        <source>{file} holds a voice only, without what a training needs to go on. Go on from a step_N.pt, or begin another run with its weights: train.pretrained_path</source>
        <translation>{file} innehåller bara en röst, utan det som en träning behöver för att fortsätta. Fortsätt från en step_N.pt, eller börja en ny körning med dess vikter: train.pretrained_path</translation>
    </message>
    <message>
        <source>the checkpoint holds no averaged weights. Export without --ema-only</source>
        <translation>kontrollpunkten innehåller inga medelvärdesbildade vikter. Exportera utan --ema-only</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>kan inte läsa mappen {folder}: {reason}</translation>
    </message>
    <message>
        <source>cannot rename {file}: {reason}</source>
        <translation>kan inte byta namn på {file}: {reason}</translation>
    </message>
    <message>
        <source>no checkpoint in {folder} can be used; the newest: {reason}. Start anew under another name, or name a checkpoint with --resume FILE</source>
        <translation>ingen kontrollpunkt i {folder} kan användas; den senaste: {reason}. Börja om under ett annat namn, eller ange en kontrollpunkt med --resume FILE</translation>
    </message>
    <message>
        <source>the file holds no weights: neither a state dict, nor one as its entry state_dict, model_state_dict, model or weights</source>
        <translation>filen innehåller inga vikter: varken en state dict eller en sådan som posten state_dict, model_state_dict, model eller weights</translation>
    </message>
    <message>
        <source>cannot write {file}: {reason}</source>
        <translation>kan inte skriva {file}: {reason}</translation>
    </message>
    <message>
        <source>cannot read the checkpoint {file}: {reason}</source>
        <translation>kan inte läsa kontrollpunkten {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} is no checkpoint: it is neither a file of formant (.pt, .safetensors) nor of PyTorch</source>
        <translation>{file} är ingen kontrollpunkt: filen kommer varken från formant (.pt, .safetensors) eller från PyTorch</translation>
    </message>
</context>
<context>
    <name>config</name>
    <message>
        <source>{where}: {key} is {value}; it must lie between {minimum} and {maximum}</source>
        <translation>{where}: {key} är {value}; värdet måste ligga mellan {minimum} och {maximum}</translation>
    </message>
    <message>
        <source>{where}: {key} is {value}; it must lie between {minimum} and {maximum}, or be 0 for automatic</source>
        <translation>{where}: {key} är {value}; värdet måste ligga mellan {minimum} och {maximum}, eller vara 0 för automatiskt</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; it must be one of: {choices}</source>
        <translation>{where}: {key} är ”{value}”; värdet måste vara något av: {choices}</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; did you mean &apos;{meant}&apos;? It must be one of: {choices}</source>
        <translation>{where}: {key} är ”{value}”; menade du ”{meant}”? Värdet måste vara något av: {choices}</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; did you mean &apos;{meant}&apos;?</source>
        <translation>{where}: okänd inställning ”{key}”; menade du ”{meant}”?</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; `formant config help` lists all of them</source>
        <translation>{where}: okänd inställning ”{key}”; `formant config help` listar alla</translation>
    </message>
    <message>
        <source>{name} is written in a form that is not edited here; set {key} to {value} in it yourself</source>
        <translation>{name} är skriven i en form som inte redigeras här; sätt själv {key} till {value} i filen</translation>
    </message>
    <message>
        <source>{where}: {key} must be {type}</source>
        <translation>{where}: {key} måste vara {type}</translation>
    </message>
    <message>
        <source>{where}: a configuration is made of &apos;key: value&apos; lines, as in name: my-voice</source>
        <translation>{where}: en konfiguration består av rader på formen ”key: value”, till exempel name: my-voice</translation>
    </message>
    <message>
        <source>{where}: &apos;{section}&apos; must be a section with &apos;key: value&apos; lines below it</source>
        <translation>{where}: ”{section}” måste vara ett avsnitt med rader på formen ”key: value” under sig</translation>
    </message>
    <message>
        <source>{where}: &apos;{key}&apos; is given twice; keep one</source>
        <translation>{where}: ”{key}” anges två gånger; behåll en</translation>
    </message>
    <message>
        <source>{where}: {key} and {other} are one setting, and both are given; keep one</source>
        <translation>{where}: {key} och {other} är samma inställning, och båda anges; behåll en</translation>
    </message>
    <message>
        <source>there is no configuration {path}; name one with --config</source>
        <translation>det finns ingen konfiguration {path}; ange en med --config</translation>
    </message>
    <message>
        <source>{where}: this line is not UTF-8; save the file as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</source>
        <translation>{where}: den här raden är inte UTF-8; spara filen som UTF-8, eller konvertera den: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}. Is a quote left open, a line indented with a tab, or a text with a sign such as : ? # [ not in quotes?</source>
        <translation>{where}: inte giltig YAML: {reason}. Är ett citattecken inte stängt, en rad indragen med tabb, eller en text med ett tecken som : ? # [ inte inom citattecken?</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}</source>
        <translation>{where}: inte giltig YAML: {reason}</translation>
    </message>
    <message>
        <source>{where}: write it as key=value</source>
        <translation>{where}: skriv det som key=value</translation>
    </message>
    <message>
        <source>{name} is written in a form that is not edited here; remove {key} from it yourself</source>
        <translation>{name} är skriven i en form som inte redigeras här; ta själv bort {key} ur filen</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>sant eller falskt</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>ett heltal</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>ett tal</translation>
    </message>
    <message>
        <source>text</source>
        <translation>text</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>en lista med tal</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>en lista med texter</translation>
    </message>
</context>
<context>
    <name>cuda</name>
    <message>
        <source>NVIDIA&apos;s driver does not answer for GPU {number}</source>
        <translation>NVIDIA:s drivrutin svarar inte för GPU {number}</translation>
    </message>
    <message>
        <source>the GPU aligns otherwise than the CPU</source>
        <translation>GPU:n passar ihop texter och ramar annorlunda än CPU:n</translation>
    </message>
    <message>
        <source>texts and frames are aligned by the CPU, which is slower: {reason}</source>
        <translation>texter och ramar passas ihop av CPU:n, vilket är långsammare: {reason}</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s driver refuses {call}: {reason} ({number})</source>
        <translation>NVIDIA:s drivrutin avvisar {call}: {reason} ({number})</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver that takes kernels</source>
        <translation>det finns ingen NVIDIA-drivrutin som tar emot kärnor</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s run-time compiler (NVRTC) cannot be used: {reason}</source>
        <translation>NVIDIA:s kompilator för körtid (NVRTC) kan inte användas: {reason}</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>stopped while reading the recordings; those that are decoded are kept</source>
        <translation>stoppades under läsningen av inspelningarna; de som är avkodade behålls</translation>
    </message>
    <message>
        <source>none of the {count} recordings can be read; the first: {first}</source>
        <translation>ingen av de {count} inspelningarna går att läsa; den första: {first}</translation>
    </message>
    <message>
        <source>cannot read the corpus {file}; is the path right?</source>
        <translation>kan inte läsa korpusen {file}; är sökvägen rätt?</translation>
    </message>
    <message>
        <source>cannot read the corpus {file} ({setting}); is the path right?</source>
        <translation>kan inte läsa korpusen {file} ({setting}); är sökvägen rätt?</translation>
    </message>
    <message>
        <source>data.corpus is not set; give the folder of your recordings or its metadata file</source>
        <translation>data.corpus är inte satt; ange mappen med dina inspelningar eller dess metadatafil</translation>
    </message>
    <message>
        <source>the corpus {file} names no recording</source>
        <translation>korpusen {file} anger inga inspelningar</translation>
    </message>
    <message>
        <source>there is no kind of corpus &apos;{format}&apos; (data.format, or --format of doctor); known are {formats}</source>
        <translation>det finns ingen korpustyp ”{format}” (data.format, eller --format för doctor); kända är {formats}</translation>
    </message>
    <message>
        <source>{folder} holds several files that may be its metadata ({names}); give the one that is meant instead of the folder</source>
        <translation>{folder} innehåller flera filer som kan vara dess metadata ({names}); ange den som avses i stället för mappen</translation>
    </message>
    <message>
        <source>{file} is no corpus of the format &apos;{format}&apos; (data.format, or --format of doctor), which has its metadata in {names}; where it is called otherwise, give the metadata file itself</source>
        <translation>{file} är ingen korpus i formatet ”{format}” (data.format, eller --format för doctor), som har sina metadata i {names}; om filen heter något annat, ange själva metadatafilen</translation>
    </message>
    <message>
        <source>cannot tell what kind of corpus {file} is: no format fits it. Name one with data.format, or --format of doctor ({formats})</source>
        <translation>kan inte avgöra vilken typ av korpus {file} är: inget format passar. Ange ett med data.format, eller --format för doctor ({formats})</translation>
    </message>
    <message>
        <source>there are no recordings in {folder}, and no metadata that names some</source>
        <translation>det finns inga inspelningar i {folder}, och inga metadata som anger några</translation>
    </message>
    <message>
        <source>a quote is not closed, or stands inside a cell; write such a cell as &quot;he said &quot;&quot;no&quot;&quot;&quot;</source>
        <translation>ett citattecken är inte stängt, eller står inne i en cell; skriv en sådan cell som &quot;he said &quot;&quot;no&quot;&quot;&quot;</translation>
    </message>
    <message>
        <source>Folder of the recordings, or their metadata file; files named in it are relative to it.</source>
        <translation>Mappen med inspelningarna, eller deras metadatafil; filer som anges i den är relativa till den.</translation>
    </message>
    <message>
        <source>Kind of corpus; auto recognises it by its files.</source>
        <translation>Typ av korpus; auto känner igen den på dess filer.</translation>
    </message>
    <message>
        <source>Which prompt list of a profile folder is trained on; all: every one.</source>
        <translation>Vilken promptlista i en profilmapp som träningen använder; all: alla.</translation>
    </message>
    <message>
        <source>Folder or metadata file of recordings that are only validated on; instead of validation_share.</source>
        <translation>Mapp eller metadatafil med inspelningar som bara används för validering; i stället för validation_share.</translation>
    </message>
    <message>
        <source>Share of the recordings kept for validation, chosen by a hash of their names.</source>
        <translation>Andel av inspelningarna som hålls undan för validering, vald med en hash av deras namn.</translation>
    </message>
    <message>
        <source>Threads that prepare batches.</source>
        <translation>Trådar som förbereder batchar.</translation>
    </message>
    <message>
        <source>Processes that decode recordings before the first training; automatic: as many as num_workers says, where it says a number.</source>
        <translation>Processer som avkodar inspelningar före den första träningen; automatiskt: så många som num_workers anger, när det är ett tal.</translation>
    </message>
    <message>
        <source>Batches kept ready ahead of the training.</source>
        <translation>Batchar som hålls redo i förväg för träningen.</translation>
    </message>
    <message>
        <source>Ends of a recording quieter than this, relative to its peak, are cut off.</source>
        <translation>Ändar av en inspelning som är tystare än detta, relativt dess toppnivå, klipps bort.</translation>
    </message>
    <message>
        <source>Silence left at both ends of a recording.</source>
        <translation>Tystnad som lämnas kvar i båda ändarna av en inspelning.</translation>
    </message>
    <message>
        <source>What is taken of stereo recordings: the mean of all channels, the left one, or the right one.</source>
        <translation>Vad som används av stereoinspelningar: medelvärdet av alla kanaler, den vänstra eller den högra.</translation>
    </message>
    <message>
        <source>Bring every recording to the same loudness (EBU R 128), with its peak at most at -1 dBFS.</source>
        <translation>Ger alla inspelningar samma ljudstyrka (EBU R 128), med toppnivån högst vid -1 dBFS.</translation>
    </message>
    <message>
        <source>The loudness that normalise_loudness brings recordings to.</source>
        <translation>Ljudstyrkan som normalise_loudness ger inspelningarna.</translation>
    </message>
    <message>
        <source>Puts samples of like length into one batch, so that less of it is padding.</source>
        <translation>Lägger exempel av liknande längd i samma batch, så att mindre av den är utfyllnad.</translation>
    </message>
    <message>
        <source>Joins up to this many random recordings to one sample, so that a few short ones suffice; 1: off.</source>
        <translation>Fogar ihop upp till så här många slumpvisa inspelningar till ett exempel, så att ett fåtal korta räcker; 1: av.</translation>
    </message>
    <message>
        <source>Longest silence between joined recordings.</source>
        <translation>Längsta tystnad mellan hopfogade inspelningar.</translation>
    </message>
    <message>
        <source>Shortest silence at both ends of a joined sample.</source>
        <translation>Kortaste tystnad i båda ändarna av ett hopfogat exempel.</translation>
    </message>
    <message>
        <source>Longest silence at both ends of a joined sample.</source>
        <translation>Längsta tystnad i båda ändarna av ett hopfogat exempel.</translation>
    </message>
    <message>
        <source>File with texts, one a line, that no sample may say: kept for tests.</source>
        <translation>Fil med texter, en per rad, som inget exempel får innehålla: de sparas för tester.</translation>
    </message>
    <message>
        <source>Joined samples of an epoch.</source>
        <translation>Antal hopfogade exempel i en epok.</translation>
    </message>
    <message>
        <source>A recording that takes longer to decode is left out.</source>
        <translation>En inspelning som tar längre tid att avkoda utelämnas.</translation>
    </message>
    <message>
        <source>data.concatenate_edge_ms_min is larger than data.concatenate_edge_ms_max</source>
        <translation>data.concatenate_edge_ms_min är större än data.concatenate_edge_ms_max</translation>
    </message>
    <message>
        <source>data.validation and data.validation_share are both set; leave one of them out</source>
        <translation>data.validation och data.validation_share är båda satta; ta bort en av dem</translation>
    </message>
    <message>
        <source>{file} cannot be used: its decoding died or took longer than {seconds} s (data.decode_timeout_s)</source>
        <translation>{file} kan inte användas: avkodningen kraschade eller tog längre tid än {seconds} s (data.decode_timeout_s)</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>{file} kan inte användas: {reason}</translation>
    </message>
    <message>
        <source>it is silent throughout</source>
        <translation>den är tyst rakt igenom</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>kan inte skriva {path}: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>kan inte läsa {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} holds {there} samples, not {count}</source>
        <translation>{path} innehåller {there} sampel, inte {count}</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>avbrutet</translation>
    </message>
    <message>
        <source>recordings that cannot be used</source>
        <translation>inspelningar som inte kan användas</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>ingen text</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>tyst</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>klippt ljud</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>för kort</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>för lång</translation>
    </message>
    <message>
        <source>the same sound again</source>
        <translation>samma ljud igen</translation>
    </message>
    <message>
        <source>the same text again</source>
        <translation>samma text igen</translation>
    </message>
    <message>
        <source>text and sound that do not fit</source>
        <translation>text och ljud som inte hör ihop</translation>
    </message>
    <message>
        <source>another sample rate</source>
        <translation>annan samplingsfrekvens</translation>
    </message>
    <message>
        <source>{file} is named twice: {first}, {place}</source>
        <translation>{file} anges två gånger: {first}, {place}</translation>
    </message>
    <message>
        <source>{file} holds the same sound as {first}</source>
        <translation>{file} innehåller samma ljud som {first}</translation>
    </message>
    <message>
        <source>{file} has the same text as {first}; fine if both are takes of it</source>
        <translation>{file} har samma text som {first}; det går bra om båda är tagningar av den</translation>
    </message>
    <message>
        <source>{file} has {found} Hz, most have {usual} Hz; it is resampled, but may sound unlike the others</source>
        <translation>{file} har {found} Hz, de flesta har {usual} Hz; den samplas om, men kan låta annorlunda än de andra</translation>
    </message>
    <message>
        <source>{file} lasts {found} s, its text would take about {expected} s ({place}); do the two belong together?</source>
        <translation>{file} är {found} s lång, dess text borde ta ungefär {expected} s ({place}); hör de två ihop?</translation>
    </message>
    <message>
        <source>nothing of {corpus} would be left; nothing was written</source>
        <translation>inget av {corpus} skulle bli kvar; inget skrevs</translation>
    </message>
    <message>
        <source>{file} has no text; write what is said in it into {place}</source>
        <translation>{file} har ingen text; skriv vad som sägs i den i {place}</translation>
    </message>
    <message>
        <source>{file} is silent; was the microphone on?</source>
        <translation>{file} är tyst; var mikrofonen på?</translation>
    </message>
    <message>
        <source>{file} is clipped ({percent} % of it at full scale); record it again with less gain</source>
        <translation>{file} är klippt ({percent} % av den ligger på maxnivå); spela in den igen med lägre förstärkning</translation>
    </message>
    <message>
        <source>{file} has only {found} s of sound; at least {least} s can be learned from</source>
        <translation>{file} har bara {found} s ljud; det krävs minst {least} s för att lära av den</translation>
    </message>
    <message>
        <source>{file} has {found} s of sound, more than {most} s; cut it into sentences</source>
        <translation>{file} har {found} s ljud, mer än {most} s; dela upp den i meningar</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. It may be deleted; it is made again</source>
        <translation>särdragscachen {folder} kan inte användas: {why}. Den får tas bort; den skapas på nytt</translation>
    </message>
    <message>
        <source>out of memory while a batch was made; fewer data.num_workers and a smaller data.prefetch_buffer_size need less ({reason})</source>
        <translation>slut på minne när en batch skapades; färre data.num_workers och ett lägre data.prefetch_buffer_size kräver mindre ({reason})</translation>
    </message>
    <message>
        <source>a batch cannot be made: {reason}</source>
        <translation>en batch kan inte skapas: {reason}</translation>
    </message>
    <message>
        <source>{place}: not valid CSV: {reason}</source>
        <translation>{place}: inte giltig CSV: {reason}</translation>
    </message>
    <message>
        <source>{place}: this row has another number of cells ({found}) than the first line ({expected})</source>
        <translation>{place}: den här raden har ett annat antal celler ({found}) än första raden ({expected})</translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation>{place}: varje rad måste se ut som {example}</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be path|text or path|speaker|text</source>
        <translation>{place}: {found} celler mellan ”|”; en rad måste vara path|text eller path|speaker|text</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be id|text or id|text|normalised text</source>
        <translation>{place}: {found} celler mellan ”|”; en rad måste vara id|text eller id|text|normalised text</translation>
    </message>
    <message>
        <source>{place}: this line is not UTF-8; convert the file: {command}</source>
        <translation>{place}: den här raden är inte UTF-8; konvertera filen: {command}</translation>
    </message>
    <message>
        <source>stopped while reading the corpus</source>
        <translation>stoppades under läsningen av korpusen</translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list, or --prompt-list of doctor); it has: {lists}</source>
        <translation>{profile} har ingen inspelning av promptlistan ”{list}” (data.prompt_list, eller --prompt-list för doctor); den har: {lists}</translation>
    </message>
    <message>
        <source>cannot list {folder}: {reason}</source>
        <translation>kan inte lista {folder}: {reason}</translation>
    </message>
    <message>
        <source>{file} is no JSON object; it should be like {example}</source>
        <translation>{file} är inget JSON-objekt; filen ska se ut som {example}</translation>
    </message>
    <message>
        <source>its decoder gave no sensible answer</source>
        <translation>dess avkodare gav inget begripligt svar</translation>
    </message>
    <message>
        <source>it needs more memory than a recording may</source>
        <translation>den behöver mer minne än en inspelning får ta</translation>
    </message>
    <message>
        <source>its decoded samples cannot be read</source>
        <translation>dess avkodade sampel kan inte läsas</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: file,text (commas, semicolons or tabs between them), or hold a recording that is there and its text; it is &apos;{found}&apos;. Known names are {files} for the recording and {texts} for the text</source>
        <translation>{place}: första raden måste namnge kolumnerna: file,text (med komman, semikolon eller tabbar emellan), eller innehålla en inspelning som finns och dess text; den är ”{found}”. Kända namn är {files} för inspelningen och {texts} för texten</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>A voice is being trained.</source>
        <translation>En röst håller på att tränas.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Version of the form</source>
        <translation>Formatversion</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>Körningens namn</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Förinställning</translation>
    </message>
    <message>
        <source>Sampling rate</source>
        <translation>Samplingsfrekvens</translation>
    </message>
    <message>
        <source>Length of the Fourier transform</source>
        <translation>Fouriertransformens längd</translation>
    </message>
    <message>
        <source>Distance of frames</source>
        <translation>Avstånd mellan ramar</translation>
    </message>
    <message>
        <source>Mel bands</source>
        <translation>Mel-band</translation>
    </message>
    <message>
        <source>Lowest frequency</source>
        <translation>Lägsta frekvens</translation>
    </message>
    <message>
        <source>Highest frequency</source>
        <translation>Högsta frekvens</translation>
    </message>
    <message>
        <source>Mel scale</source>
        <translation>Mel-skala</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Språk</translation>
    </message>
    <message>
        <source>Keep stress marks</source>
        <translation>Behåll betoningstecken</translation>
    </message>
    <message>
        <source>Texts are read as</source>
        <translation>Texter läses som</translation>
    </message>
    <message>
        <source>Keep punctuation</source>
        <translation>Behåll skiljetecken</translation>
    </message>
    <message>
        <source>Numbers in words</source>
        <translation>Tal i ord</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>Modelltyp</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>Encoder channels</source>
        <translation>Kodarens kanaler</translation>
    </message>
    <message>
        <source>Encoder blocks</source>
        <translation>Kodarens block</translation>
    </message>
    <message>
        <source>Decoder channels</source>
        <translation>Avkodarens kanaler</translation>
    </message>
    <message>
        <source>Decoder levels</source>
        <translation>Avkodarens nivåer</translation>
    </message>
    <message>
        <source>Decoder blocks</source>
        <translation>Avkodarens block</translation>
    </message>
    <message>
        <source>Style channels</source>
        <translation>Stilkanaler</translation>
    </message>
    <message>
        <source>Style encoder channels</source>
        <translation>Stilkodarens kanaler</translation>
    </message>
    <message>
        <source>Width of the flow&apos;s end</source>
        <translation>Bredd vid flödets slut</translation>
    </message>
    <message>
        <source>Weight of prior</source>
        <translation>Vikt för priorn</translation>
    </message>
    <message>
        <source>Weight of duration</source>
        <translation>Vikt för längden</translation>
    </message>
    <message>
        <source>Warm-up of prior</source>
        <translation>Uppvärmning av priorn</translation>
    </message>
    <message>
        <source>Warm-up of duration</source>
        <translation>Uppvärmning av längden</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Inspelningar</translation>
    </message>
    <message>
        <source>Kind of corpus</source>
        <translation>Korpustyp</translation>
    </message>
    <message>
        <source>Prompt list</source>
        <translation>Promptlista</translation>
    </message>
    <message>
        <source>Recordings for validation</source>
        <translation>Inspelningar för validering</translation>
    </message>
    <message>
        <source>Share for validation</source>
        <translation>Andel för validering</translation>
    </message>
    <message>
        <source>Threads for batches</source>
        <translation>Trådar för batchar</translation>
    </message>
    <message>
        <source>Decoding processes</source>
        <translation>Avkodningsprocesser</translation>
    </message>
    <message>
        <source>Batches kept ready</source>
        <translation>Batchar som hålls redo</translation>
    </message>
    <message>
        <source>Silence below</source>
        <translation>Tystnad under</translation>
    </message>
    <message>
        <source>Silence kept at the ends</source>
        <translation>Tystnad kvar i ändarna</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>Kanaler</translation>
    </message>
    <message>
        <source>Same loudness for all</source>
        <translation>Samma ljudstyrka för alla</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>Ljudstyrka</translation>
    </message>
    <message>
        <source>Like lengths together</source>
        <translation>Liknande längder tillsammans</translation>
    </message>
    <message>
        <source>Recordings joined</source>
        <translation>Hopfogade inspelningar</translation>
    </message>
    <message>
        <source>Longest pause between joined</source>
        <translation>Längsta paus mellan hopfogade</translation>
    </message>
    <message>
        <source>Shortest silence at the ends</source>
        <translation>Kortaste tystnad i ändarna</translation>
    </message>
    <message>
        <source>Longest silence at the ends</source>
        <translation>Längsta tystnad i ändarna</translation>
    </message>
    <message>
        <source>File of excluded texts</source>
        <translation>Fil med uteslutna texter</translation>
    </message>
    <message>
        <source>Samples of an epoch</source>
        <translation>Exempel i en epok</translation>
    </message>
    <message>
        <source>Time for decoding</source>
        <translation>Tid för avkodning</translation>
    </message>
    <message>
        <source>Begin with the checkpoint</source>
        <translation>Börja med kontrollpunkten</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>Epoker</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Slumpfrö</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchstorlek</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>Gradientackumulering</translation>
    </message>
    <message>
        <source>Samples of a step</source>
        <translation>Exempel i ett steg</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>Inlärningshastighet</translation>
    </message>
    <message>
        <source>Final share of the rate</source>
        <translation>Inlärningshastighetens slutandel</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>Uppvärmning</translation>
    </message>
    <message>
        <source>Betas of AdamW</source>
        <translation>Betavärden för AdamW</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>Viktavklingning</translation>
    </message>
    <message>
        <source>Longest gradient</source>
        <translation>Längsta gradient</translation>
    </message>
    <message>
        <source>Decay of the average (EMA)</source>
        <translation>Medelvärdets avklingning (EMA)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>First loss scale</source>
        <translation>Första förlustskala</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>cuDNN benchmark</source>
        <translation>cuDNN-benchmark</translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation>Gradient checkpointing</translation>
    </message>
    <message>
        <source>Captured graphs</source>
        <translation>Fångade grafer</translation>
    </message>
    <message>
        <source>Mode of capturing</source>
        <translation>Läge för graffångst</translation>
    </message>
    <message>
        <source>Whole step captured</source>
        <translation>Hela steget fångat</translation>
    </message>
    <message>
        <source>Recordings in memory</source>
        <translation>Inspelningar i minnet</translation>
    </message>
    <message>
        <source>Looking for errors</source>
        <translation>Felsökning</translation>
    </message>
    <message>
        <source>Trained layers</source>
        <translation>Tränade lager</translation>
    </message>
    <message>
        <source>Patterns of layers</source>
        <translation>Mönster för lager</translation>
    </message>
    <message>
        <source>At a plateau</source>
        <translation>Vid en platå</translation>
    </message>
    <message>
        <source>Early stopping</source>
        <translation>Tidigt stopp</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>Tålamod</translation>
    </message>
    <message>
        <source>Explosion protection</source>
        <translation>Explosionsskydd</translation>
    </message>
    <message>
        <source>Explosion threshold</source>
        <translation>Explosionströskel</translation>
    </message>
    <message>
        <source>Roll back after</source>
        <translation>Återgå efter</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>Valideringsintervall</translation>
    </message>
    <message>
        <source>Save every</source>
        <translation>Sparintervall</translation>
    </message>
    <message>
        <source>Speak samples every</source>
        <translation>Intervall för ljudprov</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>Kontrollpunkter som behålls</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Looks at the hardware</source>
        <translation>Avläsningar av hårdvaran</translation>
    </message>
    <message>
        <source>Spoken texts</source>
        <translation>Upplästa texter</translation>
    </message>
    <message>
        <source>Also by the raw weights</source>
        <translation>Även med de råa vikterna</translation>
    </message>
    <message>
        <source>Weight of reconstruction</source>
        <translation>Vikt för rekonstruktionen</translation>
    </message>
    <message>
        <source>Weight of KL divergence</source>
        <translation>Vikt för KL-divergensen</translation>
    </message>
    <message>
        <source>Warm-up of reconstruction</source>
        <translation>Uppvärmning av rekonstruktionen</translation>
    </message>
    <message>
        <source>Warm-up of KL divergence</source>
        <translation>Uppvärmning av KL-divergensen</translation>
    </message>
    <message>
        <source>Latent channels</source>
        <translation>Latenta kanaler</translation>
    </message>
    <message>
        <source>Hidden channels</source>
        <translation>Dolda kanaler</translation>
    </message>
    <message>
        <source>Feed-forward channels</source>
        <translation>Framåtkopplade kanaler</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>Uppmärksamhetshuvuden</translation>
    </message>
    <message>
        <source>Text encoder layers</source>
        <translation>Textkodarens lager</translation>
    </message>
    <message>
        <source>Width of convolutions</source>
        <translation>Faltningarnas bredd</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>Dropout</translation>
    </message>
    <message>
        <source>Speaker channels</source>
        <translation>Talarkanaler</translation>
    </message>
    <message>
        <source>Durations vary</source>
        <translation>Varierande längder</translation>
    </message>
    <message>
        <source>Spectral norm</source>
        <translation>Spektralnorm</translation>
    </message>
    <message>
        <source>Discriminator channels</source>
        <translation>Diskriminatorns kanaler</translation>
    </message>
    <message>
        <source>Frames of a segment</source>
        <translation>Ramar i ett segment</translation>
    </message>
    <message>
        <source>Weight of mel</source>
        <translation>Vikt för mel</translation>
    </message>
    <message>
        <source>Weight of the latent KL divergence</source>
        <translation>Vikt för latent KL</translation>
    </message>
    <message>
        <source>Kind of residual blocks</source>
        <translation>Typ av residualblock</translation>
    </message>
    <message>
        <source>Widths of residual blocks</source>
        <translation>Residualblockens bredder</translation>
    </message>
    <message>
        <source>Dilations of residual blocks</source>
        <translation>Dilatation i residualblock</translation>
    </message>
    <message>
        <source>Rates of the levels</source>
        <translation>Nivåernas faktorer</translation>
    </message>
    <message>
        <source>Widths of the levels</source>
        <translation>Nivåernas bredder</translation>
    </message>
    <message>
        <source>Channels before the levels</source>
        <translation>Kanaler före nivåerna</translation>
    </message>
    <message>
        <source>Discriminator channels (HiFi-GAN)</source>
        <translation>Diskriminatorns kanaler (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Frames of a segment (HiFi-GAN)</source>
        <translation>Ramar i ett segment (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Weight of mel (HiFi-GAN)</source>
        <translation>Vikt för mel (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Highest frequency of the loss (HiFi-GAN)</source>
        <translation>Förlustens högsta frekvens (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Kind of residual blocks (HiFi-GAN)</source>
        <translation>Typ av residualblock (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Widths of residual blocks (HiFi-GAN)</source>
        <translation>Residualblockens bredder (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Dilations of residual blocks (HiFi-GAN)</source>
        <translation>Dilatation i residualblock (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Rates of the levels (HiFi-GAN)</source>
        <translation>Nivåernas faktorer (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Widths of the levels (HiFi-GAN)</source>
        <translation>Nivåernas bredder (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Channels before the levels (HiFi-GAN)</source>
        <translation>Kanaler före nivåerna (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Take what fits of it</source>
        <translation>Ta det som passar ur den</translation>
    </message>
    <message>
        <source>Fall of the learning rate</source>
        <translation>Hastighetens minskning</translation>
    </message>
    <message>
        <source>Factor of an epoch</source>
        <translation>Faktor per epok</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>Epsilon</translation>
    </message>
    <message>
        <source>Table of symbols</source>
        <translation>Symboltabell</translation>
    </message>
    <message>
        <source>Between symbols</source>
        <translation>Mellan symboler</translation>
    </message>
    <message>
        <source>Learn from the frames of the voice</source>
        <translation>Lär av ramarna från rösten</translation>
    </message>
    <message>
        <source>Vocoder</source>
        <translation>Vocoder</translation>
    </message>
    <message>
        <source>One speaker like several</source>
        <translation>En talare som flera</translation>
    </message>
</context>
<context>
    <name>formant::ApplyBox</name>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>&amp;Write into the configuration</source>
        <translation>Skriv in i &amp;konfigurationen</translation>
    </message>
    <message>
        <source>%1 is in the configuration now.</source>
        <translation>%1 finns nu i konfigurationen.</translation>
    </message>
</context>
<context>
    <name>formant::ChangesLine</name>
    <message>
        <source>Texts typed and recordings left out here earlier are kept in %1.</source>
        <translation>Texter som tidigare skrevs in här och inspelningar som utelämnades finns kvar i %1.</translation>
    </message>
    <message>
        <source>The changes are in %1; the original list and all recordings stay as they were.</source>
        <translation>Ändringarna finns i %1; den ursprungliga listan och alla inspelningar är orörda.</translation>
    </message>
    <message>
        <source>Go on &amp;with these changes</source>
        <translation>&amp;Fortsätt med de här ändringarna</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointActions</name>
    <message>
        <source>Checking…</source>
        <translation>Verifierar…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were checked, and none is damaged.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt verifierades och är hel.</numerusform>
            <numerusform>%Ln kontrollpunkter verifierades och ingen är skadad.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are damaged.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt är skadad.</numerusform>
            <numerusform>%Ln kontrollpunkter är skadade.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking…</source>
        <translation>Markerar…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are kept now.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt behålls nu.</numerusform>
            <numerusform>%Ln kontrollpunkter behålls nu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints go again by the rules.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt följer åter reglerna för rensning.</numerusform>
            <numerusform>%Ln kontrollpunkter följer åter reglerna för rensning.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the best…</source>
        <translation>Skriver den bästa…</translation>
    </message>
    <message>
        <source>%1 is the best now.</source>
        <translation>%1 är nu den bästa.</translation>
    </message>
    <message>
        <source>Make %1 the best of this run? The one that is the best now goes, unless you keep it.</source>
        <translation>Göra %1 till körningens bästa? Den som är bäst nu försvinner om du inte behåller den.</translation>
    </message>
    <message>
        <source>Make it the best</source>
        <translation>Gör till bästa</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>Exporterar…</translation>
    </message>
    <message>
        <source>The voice is in %1.</source>
        <translation>Rösten finns i %1.</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>Tar bort…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were deleted.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt togs bort.</numerusform>
            <numerusform>%Ln kontrollpunkter togs bort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n checkpoints (%1)? They cannot be brought back, and a training can go on only from a step checkpoint that is left.</source>
        <translation>
            <numerusform>Ta bort %Ln kontrollpunkt (%1)? Den går inte att återställa, och en träning kan bara fortsätta från en stegkontrollpunkt som finns kvar.</numerusform>
            <numerusform>Ta bort %Ln kontrollpunkter (%1)? De går inte att återställa, och en träning kan bara fortsätta från en stegkontrollpunkt som finns kvar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Ta bort</translation>
    </message>
    <message numerus="yes">
        <source>%n files were removed, which freed %1.</source>
        <translation>
            <numerusform>%Ln fil togs bort, vilket frigjorde %1.</numerusform>
            <numerusform>%Ln filer togs bort, vilket frigjorde %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Kontrollpunkter</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointButtons</name>
    <message>
        <source>Reads the files and compares them with their SHA-256.</source>
        <translation>Läser filerna och jämför dem med deras SHA-256.</translation>
    </message>
    <message>
        <source>No longer &amp;keep</source>
        <translation>Sluta b&amp;ehålla</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Behåll</translation>
    </message>
    <message>
        <source>No rule removes what you keep.</source>
        <translation>Ingen regel tar bort det du behåller.</translation>
    </message>
    <message>
        <source>Make it the &amp;best</source>
        <translation>&amp;Gör till bästa</translation>
    </message>
    <message>
        <source>Saves this step as the best of the run.</source>
        <translation>Sparar det här steget som körningens bästa.</translation>
    </message>
    <message>
        <source>&amp;Use as start</source>
        <translation>&amp;Använd som start</translation>
    </message>
    <message>
        <source>A training begins with this checkpoint.</source>
        <translation>En träning börjar med den här kontrollpunkten.</translation>
    </message>
    <message>
        <source>Speaks a text of yours with this checkpoint.</source>
        <translation>Läser upp en text som du väljer med den här kontrollpunkten.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportera…</translation>
    </message>
    <message>
        <source>Writes the voice alone into a file of its own.</source>
        <translation>Skriver enbart rösten till en egen fil.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>Ta b&amp;ort…</translation>
    </message>
    <message>
        <source>Removes the selected checkpoints; asks first.</source>
        <translation>Tar bort de markerade kontrollpunkterna; frågar först.</translation>
    </message>
    <message>
        <source>&amp;Clean by rule…</source>
        <translation>Re&amp;nsa enligt regel…</translation>
    </message>
    <message>
        <source>Removes older checkpoints; shows first which, and the room it frees.</source>
        <translation>Tar bort äldre kontrollpunkter; visar först vilka och hur mycket plats det frigör.</translation>
    </message>
    <message>
        <source>Verif&amp;y all</source>
        <translation>Ver&amp;ifiera alla</translation>
    </message>
    <message>
        <source>Sp&amp;eak</source>
        <translation>Lä&amp;s upp</translation>
    </message>
    <message>
        <source>Verif&amp;y</source>
        <translation>Veri&amp;fiera</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointModel</name>
    <message>
        <source>File</source>
        <translation>Fil</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>Träningsförlust</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>Valideringsförlust</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Storlek</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>Verifierad</translation>
    </message>
    <message>
        <source>Why kept</source>
        <translation>Varför den behålls</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointWords</name>
    <message>
        <source>not checked yet</source>
        <translation>inte verifierad än</translation>
    </message>
    <message>
        <source>looks cut off</source>
        <translation>verkar avhuggen</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>hel</translation>
    </message>
    <message>
        <source>readable, no SHA-256</source>
        <translation>läsbar, SHA-256 saknas</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>skadad</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>behålls av dig</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>den bästa</translation>
    </message>
    <message>
        <source>end of the training</source>
        <translation>träningens slut</translation>
    </message>
    <message numerus="yes">
        <source>one of the newest %n</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>den senaste</numerusform>
            <numerusform>en av de %Ln senaste</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside; cleaning removes it</source>
        <translation>undanlagd; tas bort vid rensning</translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleaning removes it</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>äldre än den senaste; tas bort vid rensning</numerusform>
            <numerusform>äldre än de %Ln senaste; tas bort vid rensning</numerusform>
        </translation>
    </message>
    <message>
        <source>put here by somebody</source>
        <translation>hitlagd av någon</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointsPage</name>
    <message>
        <source>Checkpoints</source>
        <translation>Kontrollpunkter</translation>
    </message>
    <message>
        <source>There are no checkpoints yet.</source>
        <translation>Det finns inga kontrollpunkter än.</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints, %1 in all.</source>
        <translation>
            <numerusform>%Ln kontrollpunkt, totalt %1.</numerusform>
            <numerusform>%Ln kontrollpunkter, totalt %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>formant::CleanDialog</name>
    <message>
        <source>Clean the checkpoints</source>
        <translation>Rensa bland kontrollpunkterna</translation>
    </message>
    <message>
        <source>The newest step checkpoints stay, and so do the best, the one at the end of the training, and all that you keep. Older ones go, those that were set aside, and what interrupted writing has left.</source>
        <translation>De senaste stegkontrollpunkterna blir kvar, liksom den bästa, den från träningens slut och alla som du behåller. Äldre tas bort, liksom de som lagts undan och det som avbruten skrivning har lämnat efter sig.</translation>
    </message>
    <message>
        <source>Newest step checkpoints that &amp;stay:</source>
        <translation>Senaste stegkontrollpunkter som blir &amp;kvar:</translation>
    </message>
    <message>
        <source>Files that go</source>
        <translation>Filer som tas bort</translation>
    </message>
    <message>
        <source>&amp;Remove these files</source>
        <translation>&amp;Ta bort de här filerna</translation>
    </message>
    <message>
        <source>Looking which files go…</source>
        <translation>Letar efter filer som kan tas bort…</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>Tar bort…</translation>
    </message>
    <message>
        <source>Nothing goes: all that is there stays.</source>
        <translation>Inget tas bort: allt som finns där blir kvar.</translation>
    </message>
    <message numerus="yes">
        <source>%n files go, which frees %1.</source>
        <translation>
            <numerusform>%Ln fil tas bort, vilket frigör %1.</numerusform>
            <numerusform>%Ln filer tas bort, vilket frigör %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CloseQuestion</name>
    <message>
        <source>A training is running in a process of its own. It goes on without the window, which follows it again when it comes back.</source>
        <translation>En träning pågår i en egen process. Den fortsätter utan fönstret, som följer den igen när det öppnas på nytt.</translation>
    </message>
    <message>
        <source>A training is running. Stopped, it is saved and goes on from there when it is started again. Left running, it is saved and goes on in a process of its own; the window follows it when it comes back.</source>
        <translation>En träning pågår. Om den stoppas sparas den och fortsätter därifrån när den startas igen. Om den får pågå sparas den och fortsätter i en egen process; fönstret följer den när det öppnas på nytt.</translation>
    </message>
    <message>
        <source>The queue is working. Stopped, it saves its training, which goes on when the queue is started again.</source>
        <translation>Kön arbetar. Om den stoppas sparar den sin träning, som fortsätter när kön startas igen.</translation>
    </message>
    <message>
        <source>The queue is working, too: either way it saves its training and stops until it is started again.</source>
        <translation>Även kön arbetar: i båda fallen sparar den sin träning och står sedan still tills den startas igen.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>Stänga fönstret?</translation>
    </message>
    <message>
        <source>&amp;Stop and save</source>
        <translation>&amp;Stoppa och spara</translation>
    </message>
    <message>
        <source>&amp;Leave it running</source>
        <translation>&amp;Låt den fortsätta</translation>
    </message>
    <message>
        <source>A training is paused in a process of its own. It stays paused without the window, which follows it again when it comes back.</source>
        <translation>En träning är pausad i en egen process. Den förblir pausad utan fönstret, som följer den igen när det öppnas på nytt.</translation>
    </message>
    <message>
        <source>A training is paused. Stopped, it is saved and goes on from there when it is started again. Left running, it is paused no longer: it is saved and goes on in a process of its own; the window follows it when it comes back.</source>
        <translation>En träning är pausad. Om den stoppas sparas den och fortsätter därifrån när den startas igen. Om den får pågå är den inte längre pausad: den sparas och fortsätter i en egen process; fönstret följer den när det öppnas på nytt.</translation>
    </message>
</context>
<context>
    <name>formant::Closing</name>
    <message>
        <source>The queue saves its training; then the window closes…</source>
        <translation>Kön sparar sin träning; sedan stängs fönstret…</translation>
    </message>
</context>
<context>
    <name>formant::ConfigButtons</name>
    <message>
        <source>&amp;Open…</source>
        <translation>Öpp&amp;na…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importera…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Spara s&amp;om…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Gö&amp;r om</translation>
    </message>
    <message>
        <source>Train t&amp;his</source>
        <translation>Träna &amp;den här</translation>
    </message>
    <message>
        <source>Saves it and takes it to the Training page.</source>
        <translation>Sparar konfigurationen och tar den till sidan Träning.</translation>
    </message>
    <message>
        <source>Sav&amp;e</source>
        <translation>&amp;Spara</translation>
    </message>
    <message>
        <source>Prese&amp;t:</source>
        <translation>&amp;Förinställning:</translation>
    </message>
    <message>
        <source>Add to &amp;queue</source>
        <translation>Lägg till i &amp;kön</translation>
    </message>
    <message>
        <source>Saves it and lets it wait for its turn as it is now.</source>
        <translation>Sparar konfigurationen och låter den vänta på sin tur, så som den är nu.</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>&amp;Ångra</translation>
    </message>
    <message>
        <source>Takes over a config.yaml of the older Python scripts, or a config.json of the public VITS or HiFi-GAN code, Piper or Coqui.</source>
        <translation>Tar över en config.yaml från de äldre Pythonskripten, eller en config.json från den publika koden för VITS eller HiFi-GAN, Piper eller Coqui.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigForm</name>
    <message>
        <source>Search settings</source>
        <translation>Sök bland inställningarna</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>Ingen inställning innehåller de orden.</translation>
    </message>
    <message>
        <source>Help on the setting</source>
        <translation>Hjälp om inställningen</translation>
    </message>
    <message>
        <source>Choose a setting to read what it does.</source>
        <translation>Välj en inställning för att läsa vad den gör.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigurationPage</name>
    <message>
        <source>a new configuration</source>
        <translation>en ny konfiguration</translation>
    </message>
    <message>
        <source>%1 – not saved</source>
        <translation>%1 – inte sparad</translation>
    </message>
    <message>
        <source>Not saved. %1: %2</source>
        <translation>Inte sparad. %1: %2</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>Inte sparad. %1</translation>
    </message>
</context>
<context>
    <name>formant::CorpusChoice</name>
    <message>
        <source>&amp;Recordings:</source>
        <translation>&amp;Inspelningar:</translation>
    </message>
    <message>
        <source>a folder of recordings, or drop it on the window</source>
        <translation>en mapp med inspelningar, eller släpp den i fönstret</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>Lägg till en &amp;mapp…</translation>
    </message>
    <message>
        <source>Add a CSV or &amp;JSONL file…</source>
        <translation>Lägg till en CSV- eller &amp;JSONL-fil…</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>Mapp med inspelningar</translation>
    </message>
    <message>
        <source>List of recordings and texts</source>
        <translation>Lista med inspelningar och texter</translation>
    </message>
    <message>
        <source>Lists (*.csv *.jsonl *.json *.txt);;All files (*)</source>
        <translation>Listor (*.csv *.jsonl *.json *.txt);;Alla filer (*)</translation>
    </message>
    <message>
        <source>Recor&amp;d a voice…</source>
        <translation>Spela in en &amp;röst…</translation>
    </message>
</context>
<context>
    <name>formant::DataPage</name>
    <message>
        <source>How many clips are how long</source>
        <translation>Antal klipp efter längd</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>längd i sekunder</translation>
    </message>
    <message>
        <source>How many clips have a text of which length</source>
        <translation>Antal klipp efter textlängd</translation>
    </message>
    <message>
        <source>length of the text in characters</source>
        <translation>textens längd i tecken</translation>
    </message>
    <message>
        <source>Recordings are still being read: wait for the end, or cancel, before you choose others.</source>
        <translation>Inspelningar läses fortfarande: vänta tills det är klart, eller avbryt, innan du väljer andra.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Inte sparat</translation>
    </message>
    <message>
        <source>Texts that you have typed on the page Data are not saved. Give them up?</source>
        <translation>Texter som du har skrivit på sidan Data är inte sparade. Förkasta dem?</translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
    <message>
        <source>%1 and more</source>
        <translation>%1 med flera</translation>
    </message>
    <message>
        <source>Read from:</source>
        <translation>Läst från:</translation>
    </message>
    <message>
        <source>Clips:</source>
        <translation>Klipp:</translation>
    </message>
    <message>
        <source>Speakers:</source>
        <translation>Talare:</translation>
    </message>
    <message>
        <source>With a text:</source>
        <translation>Med text:</translation>
    </message>
    <message>
        <source>Length:</source>
        <translation>Längd:</translation>
    </message>
    <message>
        <source>Sampling rates:</source>
        <translation>Samplingsfrekvenser:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n row(s) that cannot be read</source>
        <translation>
            <numerusform>%1, och %Ln rad som inte går att läsa</numerusform>
            <numerusform>%1, och %Ln rader som inte går att läsa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n clip(s))</source>
        <translation>
            <numerusform>%1 (%Ln klipp)</numerusform>
            <numerusform>%1 (%Ln klipp)</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>utan namn</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 of %2 clips (%3 %)</source>
        <translation>%1 av %2 klipp (%3 %)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n text(s))</source>
        <translation>
            <numerusform>%1 (%Ln text)</numerusform>
            <numerusform>%1 (%Ln texter)</numerusform>
        </translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>ingen text än</translation>
    </message>
    <message>
        <source>known once the recordings were examined</source>
        <translation>blir känt när inspelningarna har undersökts</translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation>
            <numerusform>%1 Hz (%Ln klipp)</numerusform>
            <numerusform>%1 Hz (%Ln klipp)</numerusform>
        </translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>Språk:</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>Texternas språk</translation>
    </message>
    <message>
        <source>The language that the texts are read aloud in.</source>
        <translation>Språket som texterna läses upp på.</translation>
    </message>
    <message>
        <source>%1 hours, %2 of speech</source>
        <translation>%1 timmar, %2 med tal</translation>
    </message>
    <message>
        <source>%1 minutes, %2 of speech</source>
        <translation>%1 minuter, %2 med tal</translation>
    </message>
    <message>
        <source>%1; half an hour makes a voice, an hour a better one</source>
        <translation>%1; en halvtimme ger en röst, en timme en bättre</translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message>
        <source>Choose the folder of your recordings first.</source>
        <translation>Välj först mappen med dina inspelningar.</translation>
    </message>
    <message>
        <source>Reading the list of recordings…</source>
        <translation>Läser listan över inspelningar…</translation>
    </message>
    <message>
        <source>Hearing every recording…</source>
        <translation>Lyssnar igenom alla inspelningar…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stoppar…</translation>
    </message>
    <message>
        <source>&amp;Examine all recordings</source>
        <translation>Un&amp;dersök alla inspelningar</translation>
    </message>
    <message numerus="yes">
        <source>Leave &amp;out %n harmful recording(s)</source>
        <translation>
            <numerusform>Utelämna %Ln s&amp;kadlig inspelning</numerusform>
            <numerusform>Utelämna %Ln s&amp;kadliga inspelningar</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>Av&amp;bryt</translation>
    </message>
    <message>
        <source>How many recordings were heard</source>
        <translation>Antal genomlyssnade inspelningar</translation>
    </message>
    <message numerus="yes">
        <source>Searching for recordings: %Ln folder(s) so far…</source>
        <translation>
            <numerusform>Söker efter inspelningar: %Ln mapp hittills…</numerusform>
            <numerusform>Söker efter inspelningar: %Ln mappar hittills…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) cannot be learned from, for the text is missing: choose one in the list and type what is said in it.</source>
        <translation>
            <numerusform>%Ln inspelning går inte att träna på eftersom texten saknas: välj den i listan och skriv vad som sägs i den.</numerusform>
            <numerusform>%Ln inspelningar går inte att träna på eftersom texten saknas: välj en i listan och skriv vad som sägs i den.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tra&amp;in a voice from these recordings</source>
        <translation>Träna en röst på de &amp;här inspelningarna</translation>
    </message>
    <message>
        <source>Makes a configuration for them and takes it to the Training page.</source>
        <translation>Skapar en konfiguration för dem och tar den till sidan Träning.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) were heard: nothing is wrong with them.</source>
        <translation>
            <numerusform>%Ln inspelning har avlyssnats: det är inget fel på den.</numerusform>
            <numerusform>%Ln inspelningar har avlyssnats: det är inget fel på dem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave &amp;out harmful recordings</source>
        <translation>Utelämna s&amp;kadliga inspelningar</translation>
    </message>
</context>
<context>
    <name>formant::DeviceBox</name>
    <message>
        <source>%1: seen, not usable</source>
        <translation>%1: hittad, inte användbar</translation>
    </message>
    <message>
        <source>Automatic: the remembered device, or the best</source>
        <translation>Automatiskt: den ihågkomna enheten, annars den bästa</translation>
    </message>
</context>
<context>
    <name>formant::DeviceInput</name>
    <message>
        <source>This machine has no microphone. Connect one, see that the sound settings of the desktop list it, and look again.</source>
        <translation>Den här datorn har ingen mikrofon. Anslut en, kontrollera att den syns i skrivbordets ljudinställningar och sök igen.</translation>
    </message>
    <message>
        <source>%1 gives sound in a form that cannot be read. Choose another microphone.</source>
        <translation>%1 ger ljud i ett format som inte går att läsa. Välj en annan mikrofon.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Allow microphones in the privacy settings of the desktop, close other programs that record, and look again.</source>
        <translation>%1 kan inte öppnas. Tillåt mikrofoner i skrivbordets sekretessinställningar, stäng andra program som spelar in och sök igen.</translation>
    </message>
    <message>
        <source>%1 gives no sound any more. Connect it again, or choose another.</source>
        <translation>%1 ger inget ljud längre. Anslut mikrofonen igen, eller välj en annan.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceOutput</name>
    <message>
        <source>This machine has no audio output. Connect one, or open the file with a program on a machine that has.</source>
        <translation>Den här datorn har ingen ljudutgång. Anslut en, eller öppna filen med ett program på en dator som har det.</translation>
    </message>
    <message>
        <source>%1 does not play sound at %2 Hz. Choose another output in the settings of the desktop.</source>
        <translation>%1 spelar inte upp ljud i %2 Hz. Välj en annan utgång i skrivbordets inställningar.</translation>
    </message>
    <message>
        <source>%1 cannot be opened; another program may hold it.</source>
        <translation>%1 kan inte öppnas; ett annat program kanske använder den.</translation>
    </message>
</context>
<context>
    <name>formant::DevicePage</name>
    <message>
        <source>What to train on</source>
        <translation>Vad träningen ska köras på</translation>
    </message>
    <message>
        <source>Trainings run on this device unless you say otherwise. A card that cannot be used now is taken as soon as it can.</source>
        <translation>Träningar körs på den här enheten om du inte anger något annat. Ett kort som inte kan användas nu tas i bruk så snart det går.</translation>
    </message>
    <message>
        <source>&amp;Train on:</source>
        <translation>&amp;Träna på:</translation>
    </message>
</context>
<context>
    <name>formant::DeviceUse</name>
    <message>
        <source>A training is running: measuring beside it would slow it down and give wrong numbers. Stop the training first.</source>
        <translation>En träning pågår: att mäta samtidigt skulle sakta ned den och ge fel siffror. Stoppa träningen först.</translation>
    </message>
    <message>
        <source>The self-test is running; wait for its end or cancel it.</source>
        <translation>Självtestet pågår; vänta tills det är klart eller avbryt det.</translation>
    </message>
    <message>
        <source>Tuning is running; wait for its end or cancel it.</source>
        <translation>Trimningen pågår; vänta tills den är klar eller avbryt den.</translation>
    </message>
    <message>
        <source>The diagnosis is running; wait for its end or cancel it.</source>
        <translation>Diagnosen pågår; vänta tills den är klar eller avbryt den.</translation>
    </message>
</context>
<context>
    <name>formant::DiagnosisPanel</name>
    <message>
        <source>Choose a configuration first: some steps of it are taken.</source>
        <translation>Välj först en konfiguration: några av dess steg körs.</translation>
    </message>
    <message>
        <source>Takes some real steps of a configuration, which stays as it is, and measures where their time goes and what would make it faster.</source>
        <translation>Kör några riktiga steg av en konfiguration, som inte ändras, och mäter vart tiden går och vad som skulle göra dem snabbare.</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>K&amp;onfiguration:</translation>
    </message>
    <message>
        <source>Configuration to diagnose</source>
        <translation>Konfiguration att diagnostisera</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>S&amp;teps:</source>
        <translation>&amp;Steg:</translation>
    </message>
    <message>
        <source>Stop the diagnosis</source>
        <translation>Stoppa diagnosen</translation>
    </message>
    <message>
        <source>Start t&amp;he diagnosis</source>
        <translation>Starta diag&amp;nosen</translation>
    </message>
</context>
<context>
    <name>formant::ErrorNote</name>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>formant::ExportDialog</name>
    <message>
        <source>Export the voice</source>
        <translation>Exportera rösten</translation>
    </message>
    <message>
        <source>Writes what speaking needs, without what only a training needs. The name&apos;s end says the form: .pt or .safetensors.</source>
        <translation>Skriver det som rösten behöver för att tala, men inte det som bara träningen behöver. Filändelsen anger formatet: .pt eller .safetensors.</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>&amp;Fil:</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>&amp;Bläddra…</translation>
    </message>
    <message>
        <source>Only the &amp;averaged weights (EMA), which speak</source>
        <translation>Bara de &amp;medelvärdesbildade vikterna (EMA), som rösten talar med</translation>
    </message>
    <message>
        <source>In &amp;half precision: half the size</source>
        <translation>I &amp;halv precision: halva storleken</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportera</translation>
    </message>
    <message>
        <source>Export the voice to</source>
        <translation>Exportera rösten till</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>Röster (*.safetensors *.pt)</translation>
    </message>
</context>
<context>
    <name>formant::FactsGrid</name>
    <message>
        <source>%1:</source>
        <comment>the name of a fact, before its value</comment>
        <translation>%1:</translation>
    </message>
</context>
<context>
    <name>formant::FieldGroup</name>
    <message numerus="yes">
        <source>%1 (⚠ %n wrong)</source>
        <translation>
            <numerusform>%1 (⚠ %Ln fel)</numerusform>
            <numerusform>%1 (⚠ %Ln fel)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n changed)</source>
        <translation>
            <numerusform>%1 (%Ln ändrad)</numerusform>
            <numerusform>%1 (%Ln ändrade)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldRow</name>
    <message>
        <source>↺ Changed</source>
        <translation>↺ Ändrad</translation>
    </message>
    <message>
        <source>Back to the preset&apos;s value, which is empty</source>
        <translation>Återgå till förinställningens värde, som är tomt</translation>
    </message>
    <message>
        <source>Back to the preset&apos;s value: %1</source>
        <translation>Återgå till förinställningens värde: %1</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>automatiskt: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::FindingDetails</name>
    <message numerus="yes">
        <source>&amp;Leave out %n recording(s)</source>
        <translation>
            <numerusform>Ute&amp;lämna %Ln inspelning</numerusform>
            <numerusform>Ute&amp;lämna %Ln inspelningar</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a finding to see and hear its recording.</source>
        <translation>Välj en anmärkning för att se och höra dess inspelning.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>Sp&amp;ela upp</translation>
    </message>
    <message>
        <source>S&amp;ave, then the next</source>
        <translation>Spara och &amp;gå till nästa</translation>
    </message>
    <message>
        <source>Ctrl+Enter in the text does the same</source>
        <translation>Ctrl+Retur i texten gör samma sak</translation>
    </message>
    <message numerus="yes">
        <source>Ta&amp;ke back %n recording(s)</source>
        <translation>
            <numerusform>T&amp;a med %Ln inspelning igen</numerusform>
            <numerusform>T&amp;a med %Ln inspelningar igen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out recordings</source>
        <translation>Ute&amp;lämna inspelningar</translation>
    </message>
    <message>
        <source>Ta&amp;ke back recordings</source>
        <translation>T&amp;a med inspelningar igen</translation>
    </message>
</context>
<context>
    <name>formant::FindingsModel</name>
    <message>
        <source>text changed</source>
        <translation>text ändrad</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>utelämnad</translation>
    </message>
    <message>
        <source>harmful</source>
        <translation>skadlig</translation>
    </message>
    <message>
        <source>to know</source>
        <translation>för kännedom</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Påverkan</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Typ</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>Inspelning</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>Vad som hittades</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>med igen</translation>
    </message>
    <message>
        <source>Its text was missing, and is typed now.</source>
        <translation>Texten saknades och är nu inskriven.</translation>
    </message>
    <message>
        <source>Its text is missing: listen to it, and type what is said in the box for the text.</source>
        <translation>Texten saknas: lyssna på inspelningen och skriv i textrutan vad som sägs.</translation>
    </message>
    <message>
        <source>typed, not saved</source>
        <translation>osparad text</translation>
    </message>
    <message>
        <source>text to type</source>
        <translation>text att skriva</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>inget funnet</translation>
    </message>
    <message>
        <source>not examined yet</source>
        <translation>inte undersökt än</translation>
    </message>
</context>
<context>
    <name>formant::FindingsView</name>
    <message>
        <source>S&amp;how:</source>
        <translation>Vi&amp;sa:</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Anmärkningar</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>all findings</source>
        <translation>alla anmärkningar</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>utelämnade</translation>
    </message>
    <message>
        <source>all recordings</source>
        <translation>alla inspelningar</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 open)</source>
        <translation>%1 (%2 av %3 kvar)</translation>
    </message>
</context>
<context>
    <name>formant::FinishedRunOffer</name>
    <message>
        <source>Trained already</source>
        <translation>Redan tränad</translation>
    </message>
    <message>
        <source>The voice %1 is trained: it has reached its last step, %2.</source>
        <translation>Rösten %1 är tränad: den har nått sitt sista steg, %2.</translation>
    </message>
    <message>
        <source>Trained longer, it goes on to step %1. Another voice is kept as %2; the one that is there stays as it is.</source>
        <translation>Om den tränas längre fortsätter den till steg %1. En annan röst sparas som %2; den som finns förblir som den är.</translation>
    </message>
    <message>
        <source>Train it &amp;longer</source>
        <translation>Träna den &amp;längre</translation>
    </message>
    <message>
        <source>Train &amp;another voice</source>
        <translation>Träna en &amp;annan röst</translation>
    </message>
</context>
<context>
    <name>formant::FirstRunWizard</name>
    <message>
        <source>First start</source>
        <translation>Första starten</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; B&amp;akåt</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>&amp;Nästa &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>S&amp;lutför</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>formant::FoldersPage</name>
    <message>
        <source>Where to keep things</source>
        <translation>Var allt ska lagras</translation>
    </message>
    <message>
        <source>Checkpoints take much room: choose a disk with some tens of gigabytes free. “Finish” saves all that you have chosen.</source>
        <translation>Kontrollpunkter tar mycket plats: välj en disk med några tiotal gigabyte ledigt. ”Slutför” sparar allt du har valt.</translation>
    </message>
    <message>
        <source>&amp;Runs: checkpoints, samples and logs of trainings</source>
        <translation>&amp;Körningar: kontrollpunkter, ljudprov och loggar från träningar</translation>
    </message>
    <message>
        <source>Folder of the runs</source>
        <translation>Mapp för körningarna</translation>
    </message>
    <message>
        <source>Folder of the recordings</source>
        <translation>Mapp för inspelningarna</translation>
    </message>
    <message>
        <source>Re&amp;cordings: what you record with a microphone in Formant Studio</source>
        <translation>&amp;Inspelningar: det du spelar in med en mikrofon i Formant Studio</translation>
    </message>
</context>
<context>
    <name>formant::ForecastPanel</name>
    <message>
        <source>Memory and time</source>
        <translation>Minne och tid</translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation>Undersöker den här datorn…</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>På %1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>Minne: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>Tid: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::Gauge</name>
    <message>
        <source>not available</source>
        <translation>inte tillgängligt</translation>
    </message>
</context>
<context>
    <name>formant::GpuCard</name>
    <message>
        <source>%1: %2</source>
        <comment>GPU 0: its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>kan användas</translation>
    </message>
    <message>
        <source>seen, not usable: %1</source>
        <translation>hittad, inte användbar: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Obs: %1</translation>
    </message>
</context>
<context>
    <name>formant::GpuGauges</name>
    <message>
        <source>slowed down: too hot, and at its power limit</source>
        <translation>nedsaktad: för varm och vid sin effektgräns</translation>
    </message>
    <message>
        <source>slowed down: too hot</source>
        <translation>nedsaktad: för varm</translation>
    </message>
    <message>
        <source>slowed down: at its power limit</source>
        <translation>nedsaktad: vid sin effektgräns</translation>
    </message>
    <message>
        <source>not slowed down</source>
        <translation>inte nedsaktad</translation>
    </message>
    <message>
        <source>core %1 MHz</source>
        <translation>kärna %1 MHz</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>minne %1 MHz</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>not available</source>
        <translation>inte tillgängligt</translation>
    </message>
    <message>
        <source>Temperature: %1   Power: %2   Clocks: %3</source>
        <translation>Temperatur: %1   Effekt: %2   Klockfrekvenser: %3</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>%1 °C</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>%1 W</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>Belastning</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Minne</translation>
    </message>
</context>
<context>
    <name>formant::HandOver</name>
    <message>
        <source>Saved; a process of its own takes the training over…</source>
        <translation>Sparat; en egen process tar över träningen…</translation>
    </message>
</context>
<context>
    <name>formant::HardwareGauges</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>Just nu</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>RAM</source>
        <translation>RAM</translation>
    </message>
</context>
<context>
    <name>formant::HardwarePage</name>
    <message>
        <source>Parts of the hardware page</source>
        <translation>Hårdvarusidans delar</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>R&amp;apport</translation>
    </message>
    <message>
        <source>S&amp;elf-test</source>
        <translation>S&amp;jälvtest</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>Trimnin&amp;g</translation>
    </message>
    <message>
        <source>Copies all of it as text, in English, for people who help.</source>
        <translation>Kopierar allt som text, på engelska, till dem som hjälper dig.</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Läs av igen</translation>
    </message>
    <message>
        <source>Run the first-run &amp;wizard again…</source>
        <translation>Kör &amp;startguiden igen…</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>&amp;Kopiera rapporten</translation>
    </message>
    <message>
        <source>D&amp;iagnosis</source>
        <translation>&amp;Diagnos</translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message>
        <source>loss level</source>
        <translation>förlusten oförändrad</translation>
    </message>
    <message>
        <source>loss falling %1 % an hour</source>
        <translation>förlusten sjunker %1 % i timmen</translation>
    </message>
    <message>
        <source>loss falling %1 % a minute</source>
        <translation>förlusten sjunker %1 % i minuten</translation>
    </message>
    <message>
        <source>loss rising %1 % an hour</source>
        <translation>förlusten stiger %1 % i timmen</translation>
    </message>
    <message>
        <source>loss rising %1 % a minute</source>
        <translation>förlusten stiger %1 % i minuten</translation>
    </message>
    <message>
        <source>done at about %1</source>
        <translation>klar omkring kl. %1</translation>
    </message>
    <message>
        <source>done on %1 at about %2</source>
        <translation>klar den %1 omkring kl. %2</translation>
    </message>
    <message>
        <source>GPU %1 % busy</source>
        <translation>GPU belastad till %1 %</translation>
    </message>
    <message numerus="yes">
        <source>next checkpoint in %n steps</source>
        <translation>
            <numerusform>nästa kontrollpunkt om %Ln steg</numerusform>
            <numerusform>nästa kontrollpunkt om %Ln steg</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two facts in a list</comment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausad</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>Pausad: %1</translation>
    </message>
    <message>
        <source>Look at the advice of step %1: %2</source>
        <translation>Se rådet för steg %1: %2</translation>
    </message>
    <message>
        <source>To be watched: %1</source>
        <translation>Att bevaka: %1</translation>
    </message>
    <message>
        <source>Healthy: %1</source>
        <translation>Allt väl: %1</translation>
    </message>
</context>
<context>
    <name>formant::HistogramPlot</name>
    <message>
        <source>clips</source>
        <translation>klipp</translation>
    </message>
</context>
<context>
    <name>formant::ImportReport</name>
    <message numerus="yes">
        <source>Values taken over: %n. None was left out.</source>
        <translation>
            <numerusform>Övertagna värden: %Ln. Inget utelämnades.</numerusform>
            <numerusform>Övertagna värden: %Ln. Inget utelämnades.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values left out, with the reason below: %n. The others were taken over.</source>
        <translation>
            <numerusform>Utelämnade värden, med skälet nedan: %Ln. De övriga togs över.</numerusform>
            <numerusform>Utelämnade värden, med skälen nedan: %Ln. De övriga togs över.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>%1: %2 – %3</translation>
    </message>
    <message>
        <source>Values that were left out</source>
        <translation>Värden som utelämnades</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Stäng</translation>
    </message>
</context>
<context>
    <name>formant::JobDialog</name>
    <message>
        <source>Training in the queue</source>
        <translation>Träning i kön</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Öpp&amp;na…</translation>
    </message>
    <message>
        <source>&amp;Configuration:</source>
        <translation>&amp;Konfiguration:</translation>
    </message>
    <message>
        <source>Changed &amp;settings:</source>
        <translation>Ändrade &amp;inställningar:</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1: %2</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Öppna en konfiguration</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>One a line, for example %1</source>
        <translation>En per rad, till exempel %1</translation>
    </message>
</context>
<context>
    <name>formant::JobModel</name>
    <message>
        <source>waits</source>
        <translation>väntar</translation>
    </message>
    <message>
        <source>done</source>
        <translation>klart</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>misslyckades: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppat</translation>
    </message>
    <message>
        <source>prepares</source>
        <translation>förbereds</translation>
    </message>
    <message>
        <source>trains: step %1 of %2</source>
        <translation>tränar: steg %1 av %2</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Tillstånd</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Changed settings</source>
        <translation>Ändrade inställningar</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Enhet</translation>
    </message>
</context>
<context>
    <name>formant::LanguageBox</name>
    <message>
        <source>%1 – %2</source>
        <comment>a language&apos;s name and its code</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>formant::LanguageChoice</name>
    <message>
        <source>Language of the window</source>
        <translation>Språk i fönstret</translation>
    </message>
</context>
<context>
    <name>formant::LanguagePage</name>
    <message>
        <source>Welcome to Formant Studio</source>
        <translation>Välkommen till Formant Studio</translation>
    </message>
    <message>
        <source>This looks at your machine and suggests settings for it. Nothing changes before the end, and it can be run again from the Hardware page.</source>
        <translation>Guiden undersöker din dator och föreslår inställningar för den. Inget ändras förrän på slutet, och den kan köras igen från sidan Hårdvara.</translation>
    </message>
    <message>
        <source>&amp;Language of the window:</source>
        <translation>S&amp;pråk i fönstret:</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>Språk i fönstret</translation>
    </message>
</context>
<context>
    <name>formant::LatestSamples</name>
    <message>
        <source>Step %L1: “%2”</source>
        <translation>Steg %L1: ”%2”</translation>
    </message>
    <message>
        <source>Sampl&amp;es</source>
        <translation>Ljudpr&amp;ov</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ljudprov</translation>
    </message>
    <message>
        <source>Double click or Enter plays a sample.</source>
        <translation>Dubbelklick eller Retur spelar upp ett ljudprov.</translation>
    </message>
</context>
<context>
    <name>formant::LayerPanel</name>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>Vad som tränas</translation>
    </message>
    <message>
        <source>Layers that I choose</source>
        <translation>Lager som jag väljer själv</translation>
    </message>
</context>
<context>
    <name>formant::LayerTreeView</name>
    <message>
        <source>Layers to train</source>
        <translation>Lager att träna</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>Lager</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>Parametrar</translation>
    </message>
</context>
<context>
    <name>formant::LayerWords</name>
    <message>
        <source>Everything</source>
        <translation>Allt</translation>
    </message>
    <message>
        <source>Global (style) encoder only</source>
        <translation>Endast den globala kodaren (stilkodaren)</translation>
    </message>
    <message>
        <source>U-Net only</source>
        <translation>Endast U-Net</translation>
    </message>
    <message>
        <source>Chosen layers</source>
        <translation>Valda lager</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>Textkodare</translation>
    </message>
    <message>
        <source>Duration predictor</source>
        <translation>Durationsprediktor</translation>
    </message>
    <message>
        <source>Global (style) encoder</source>
        <translation>Global kodare (stilkodare)</translation>
    </message>
    <message>
        <source>U-Net decoder</source>
        <translation>U-Net-avkodare</translation>
    </message>
    <message>
        <source>Speaker embedding</source>
        <translation>Talarinbäddning</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>%1 M</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>%1 k</translation>
    </message>
    <message>
        <source>%1: %2 of %3 parameters</source>
        <comment>which layers; how many; of how many</comment>
        <translation>%1: %2 av %3 parametrar</translation>
    </message>
    <message>
        <source>Posterior encoder</source>
        <translation>Posteriorkodare</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flöde</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Avkodare</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Scale discriminator</source>
        <translation>Skaldiskriminator</translation>
    </message>
    <message>
        <source>Scale discriminators</source>
        <translation>Skaldiskriminatorer</translation>
    </message>
    <message>
        <source>Period discriminators</source>
        <translation>Perioddiskriminatorer</translation>
    </message>
    <message>
        <source>Discriminator of period %1</source>
        <translation>Diskriminator för period %1</translation>
    </message>
    <message>
        <source>Decoder only</source>
        <translation>Endast avkodaren</translation>
    </message>
    <message>
        <source>All but the text encoder</source>
        <translation>Allt utom textkodaren</translation>
    </message>
    <message>
        <source>Speaker adaptation</source>
        <translation>Talaranpassning</translation>
    </message>
</context>
<context>
    <name>formant::LevelMeter</name>
    <message>
        <source>no sound yet</source>
        <translation>inget ljud än</translation>
    </message>
    <message>
        <source>%1 dB: too loud</source>
        <translation>%1 dB: för starkt</translation>
    </message>
    <message>
        <source>%1 dB: soft</source>
        <translation>%1 dB: svagt</translation>
    </message>
    <message>
        <source>%1 dB: good for speech</source>
        <translation>%1 dB: bra för tal</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>Nivå:</translation>
    </message>
    <message>
        <source>Level of the microphone</source>
        <translation>Mikrofonens nivå</translation>
    </message>
</context>
<context>
    <name>formant::LiveSettingsPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Choose what to train; then it can be changed here.</source>
        <translation>Välj vad som ska tränas; sedan kan det ändras här.</translation>
    </message>
    <message>
        <source>As in the configuration.</source>
        <translation>Som i konfigurationen.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) other than in the configuration; they go to the run when it starts.</source>
        <translation>
            <numerusform>%Ln inställning skiljer sig från konfigurationen; den följer med körningen när den startar.</numerusform>
            <numerusform>%Ln inställningar skiljer sig från konfigurationen; de följer med körningen när den startar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken up at the next step…</source>
        <translation>Tillämpas vid nästa steg…</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed here; applied, the training takes them up at its next step.</source>
        <translation>
            <numerusform>%Ln inställning har ändrats här; när den tillämpas använder träningen den från nästa steg.</numerusform>
            <numerusform>%Ln inställningar har ändrats här; när de tillämpas använder träningen dem från nästa steg.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the training has it. What is changed here takes effect at its next step once it is applied.</source>
        <translation>Så som träningen har det nu. Det som ändras här börjar gälla vid nästa steg när det har tillämpats.</translation>
    </message>
    <message>
        <source>Appl&amp;y at the next step</source>
        <translation>T&amp;illämpa vid nästa steg</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>Åte&amp;rställ</translation>
    </message>
</context>
<context>
    <name>formant::MachinePage</name>
    <message>
        <source>Your machine</source>
        <translation>Din dator</translation>
    </message>
    <message>
        <source>What Formant Studio runs on.</source>
        <translation>Det som Formant Studio körs på.</translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation>Undersöker den här datorn…</translation>
    </message>
    <message>
        <source>Looking at this machine</source>
        <translation>Undersöker den här datorn</translation>
    </message>
</context>
<context>
    <name>formant::MainWindow</name>
    <message>
        <source>Formant Studio</source>
        <translation>Formant Studio</translation>
    </message>
    <message>
        <source>Following the training that runs…</source>
        <translation>Följer träningen som pågår…</translation>
    </message>
</context>
<context>
    <name>formant::Measurement</name>
    <message>
        <source>Stop measuring</source>
        <translation>Sluta mäta</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>Kör några steg…</translation>
    </message>
    <message>
        <source>Takes a few real steps: a minute or so.</source>
        <translation>Kör några riktiga steg: tar ungefär en minut.</translation>
    </message>
    <message>
        <source>Save the configuration first: what is measured is the file.</source>
        <translation>Spara konfigurationen först: det som mäts är filen.</translation>
    </message>
    <message>
        <source>✓ Measured: %1</source>
        <translation>✓ Uppmätt: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>&amp;Mät</translation>
    </message>
</context>
<context>
    <name>formant::MessageEntries</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Step %L1, %2: %3</source>
        <translation>Steg %L1, %2: %3</translation>
    </message>
    <message>
        <source>OK: %1</source>
        <translation>OK: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>Varning: %1</translation>
    </message>
    <message>
        <source>Failure: %1</source>
        <translation>Fel: %1</translation>
    </message>
</context>
<context>
    <name>formant::MessageList</name>
    <message>
        <source>Copy details</source>
        <translation>Kopiera detaljer</translation>
    </message>
</context>
<context>
    <name>formant::MetricPlot</name>
    <message>
        <source>step</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>träningstid</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>Diagram: %1</translation>
    </message>
    <message>
        <source>%1 checkpoint, %2 advice, %3 resumed. The wheel zooms, dragging moves, a double click shows all.</source>
        <translation>%1 kontrollpunkt, %2 råd, %3 återupptagen. Hjulet zoomar, dra för att flytta, dubbelklicka för att visa allt.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>curve of a run</comment>
        <translation>%1 för %2</translation>
    </message>
    <message>
        <source>%1: %2 at step %L3</source>
        <translation>%1: %2 vid steg %L3</translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <translation>%1: %2 efter %3</translation>
    </message>
</context>
<context>
    <name>formant::MonitorPanel</name>
    <message>
        <source>Settings that can change while the training runs</source>
        <translation>Inställningar som kan ändras medan träningen pågår</translation>
    </message>
</context>
<context>
    <name>formant::Notifications</name>
    <message>
        <source>Advice on the training</source>
        <translation>Råd om träningen</translation>
    </message>
    <message>
        <source>Training done</source>
        <translation>Träningen är klar</translation>
    </message>
    <message>
        <source>The voice is trained.</source>
        <translation>Rösten är tränad.</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>Träningen misslyckades</translation>
    </message>
</context>
<context>
    <name>formant::OwnTextBox</name>
    <message>
        <source>Your own text</source>
        <translation>Din egen text</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>T&amp;ext:</translation>
    </message>
    <message>
        <source>What you want to hear</source>
        <translation>Det du vill höra</translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation>K&amp;ontrollpunkt:</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>ingen än</translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation>V&amp;ikter:</translation>
    </message>
    <message>
        <source>averaged (EMA)</source>
        <translation>medelvärdesbildade (EMA)</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>råa</translation>
    </message>
    <message>
        <source>Speaking…</source>
        <translation>Läser upp…</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>Lä&amp;s upp</translation>
    </message>
    <message>
        <source>It can speak as soon as a checkpoint is saved: press “Save now” while it trains, or wait for the next one.</source>
        <translation>Den kan tala så snart en kontrollpunkt är sparad: tryck på ”Spara nu” medan den tränas, eller vänta på nästa.</translation>
    </message>
    <message>
        <source>Sp&amp;eaker:</source>
        <translation>Ta&amp;lare:</translation>
    </message>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>V&amp;okoder:</translation>
    </message>
</context>
<context>
    <name>formant::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>Sidor</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>Konfiguration</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Ljudprov</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>Kontrollpunkter</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kö</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hårdvara</translation>
    </message>
</context>
<context>
    <name>formant::PathBox</name>
    <message>
        <source>Browse: %1</source>
        <translation>Bläddra: %1</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>Välj en mapp</translation>
    </message>
    <message>
        <source>Choose a configuration</source>
        <translation>Välj en konfiguration</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>Konfigurationer (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Bläddra…</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>en mapp</translation>
    </message>
    <message>
        <source>a configuration (YAML)</source>
        <translation>en konfiguration (YAML)</translation>
    </message>
    <message>
        <source>Choose a list of sentences</source>
        <translation>Välj en lista med meningar</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>Texter (*.txt);;Alla filer (*)</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>en textfil</translation>
    </message>
</context>
<context>
    <name>formant::PlotChoices</name>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>Lo&amp;garitmisk</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ingen</translation>
    </message>
    <message>
        <source>light</source>
        <translation>lätt</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medel</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>stark</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>träningstid</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Jämför</translation>
    </message>
    <message>
        <source>With another run…</source>
        <translation>Med en annan körning…</translation>
    </message>
    <message>
        <source>With none</source>
        <translation>Med ingen</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>Spara diagram</translation>
    </message>
    <message>
        <source>As a picture (PNG)…</source>
        <translation>Som bild (PNG)…</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>Som tabell (CSV)…</translation>
    </message>
    <message>
        <source>Ove&amp;r:</source>
        <translation>&amp;X-axel:</translation>
    </message>
    <message>
        <source>Smoot&amp;hing:</source>
        <translation>Utjä&amp;mning:</translation>
    </message>
</context>
<context>
    <name>formant::PlotPanel</name>
    <message>
        <source>Loss</source>
        <translation>Förlust</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>Optimerare</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Hastighet</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabeller (*.csv)</translation>
    </message>
    <message>
        <source>Choose the folder of a run</source>
        <translation>Välj mappen för en körning</translation>
    </message>
    <message>
        <source>Save the plots</source>
        <translation>Spara diagrammen</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder, or free some room there.</source>
        <translation>%1 kan inte skrivas. Välj en annan mapp, eller frigör utrymme där.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan inte skrivas: %2</translation>
    </message>
    <message>
        <source>Plots of the training</source>
        <translation>Diagram över träningen</translation>
    </message>
</context>
<context>
    <name>formant::PlotWords</name>
    <message>
        <source>loss</source>
        <translation>förlust</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>validering</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>inlärningshastighet</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>gradientnorm</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>förlustskala</translation>
    </message>
    <message>
        <source>time of a step (ms)</source>
        <translation>tid för ett steg (ms)</translation>
    </message>
    <message>
        <source>samples a second</source>
        <translation>exempel per sekund</translation>
    </message>
    <message>
        <source>GPU use (%)</source>
        <translation>GPU-belastning (%)</translation>
    </message>
    <message>
        <source>GPU memory (GiB)</source>
        <translation>GPU-minne (GiB)</translation>
    </message>
    <message>
        <source>GPU temperature (°C)</source>
        <translation>GPU-temperatur (°C)</translation>
    </message>
    <message>
        <source>GPU power (W)</source>
        <translation>GPU-effekt (W)</translation>
    </message>
    <message>
        <source>CPU use (%)</source>
        <translation>CPU-belastning (%)</translation>
    </message>
    <message>
        <source>memory (GiB)</source>
        <translation>minne (GiB)</translation>
    </message>
    <message>
        <source>total</source>
        <translation>totalt</translation>
    </message>
    <message>
        <source>this training</source>
        <translation>den här träningen</translation>
    </message>
    <message>
        <source>all programs</source>
        <translation>alla program</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>rekonstruktion</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>prior</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>längd</translation>
    </message>
    <message>
        <source>KL divergence</source>
        <translation>KL-divergens</translation>
    </message>
    <message>
        <source>gradient norm (%1)</source>
        <translation>gradientnorm (%1)</translation>
    </message>
</context>
<context>
    <name>formant::PreflightList</name>
    <message>
        <source>&amp;Before the start</source>
        <translation>&amp;Före start</translation>
    </message>
    <message>
        <source>Not looked at yet whether this can be trained here.</source>
        <translation>Det är inte kontrollerat än om detta kan tränas här.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Kontrollerar…</translation>
    </message>
    <message>
        <source>This can be trained here.</source>
        <translation>Detta kan tränas här.</translation>
    </message>
    <message>
        <source>This cannot be trained yet; the list says what to do.</source>
        <translation>Detta kan inte tränas än; listan visar vad som behöver göras.</translation>
    </message>
    <message>
        <source>Not all was looked at.</source>
        <translation>Allt har inte kontrollerats.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>Sluta kontrollera</translation>
    </message>
    <message>
        <source>Looks at configuration, recordings, device, memory and disk, and tells how long the training will take.</source>
        <translation>Kontrollerar konfiguration, inspelningar, enhet, minne och disk och visar hur lång tid träningen kommer att ta.</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>Kontro&amp;llera</translation>
    </message>
    <message>
        <source>This is being trained.</source>
        <translation>Detta tränas nu.</translation>
    </message>
    <message>
        <source>This was trained here.</source>
        <translation>Detta har tränats här.</translation>
    </message>
    <message>
        <source>The training of this is paused.</source>
        <translation>Träningen av detta är pausad.</translation>
    </message>
    <message>
        <source>This was stopped. “Go on” continues it where it was stopped.</source>
        <translation>Den här träningen stoppades. ”Fortsätt” tar vid där den stoppades.</translation>
    </message>
</context>
<context>
    <name>formant::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>Förinställning</translation>
    </message>
</context>
<context>
    <name>formant::PromptView</name>
    <message>
        <source>Recording: read the sentence, then press Space.</source>
        <translation>Spelar in: läs meningen och tryck sedan på mellanslag.</translation>
    </message>
    <message>
        <source>Keeping the recording…</source>
        <translation>Sparar inspelningen…</translation>
    </message>
    <message>
        <source>Recorded. Enter goes on, P plays it, R records it again.</source>
        <translation>Inspelad. Retur går vidare, P spelar upp den, R spelar in den igen.</translation>
    </message>
    <message>
        <source>Press Space, wait a moment, and read the sentence.</source>
        <translation>Tryck på mellanslag, vänta ett ögonblick och läs meningen.</translation>
    </message>
    <message>
        <source>There is no microphone to record with.</source>
        <translation>Det finns ingen mikrofon att spela in med.</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>Mening %1 av %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded</source>
        <translation>
            <numerusform>%Ln inspelad</numerusform>
            <numerusform>%Ln inspelade</numerusform>
        </translation>
    </message>
    <message>
        <source>How many sentences are recorded</source>
        <translation>Antal inspelade meningar</translation>
    </message>
    <message>
        <source>All sentences are recorded. “Use these recordings” opens them on the page Data, where a voice is trained from them.</source>
        <translation>Alla meningar är inspelade. ”Använd de här inspelningarna” öppnar dem på sidan Data, där en röst tränas på dem.</translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message>
        <source>Trainings in the queue</source>
        <translation>Träningar i kön</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>&amp;Lägg till…</translation>
    </message>
    <message>
        <source>D&amp;uplicate and change…</source>
        <translation>&amp;Duplicera och ändra…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>R&amp;edigera…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Ta &amp;bort</translation>
    </message>
    <message>
        <source>&amp;Queue again</source>
        <translation>&amp;Köa igen</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Flytta upp</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Flytta ned</translation>
    </message>
    <message>
        <source>Save and st&amp;op now</source>
        <translation>Spara &amp;och stoppa nu</translation>
    </message>
    <message>
        <source>&amp;Continue after a failure</source>
        <translation>&amp;Fortsätt efter ett fel</translation>
    </message>
    <message>
        <source>Opening the queue…</source>
        <translation>Öppnar kön…</translation>
    </message>
    <message>
        <source>The queue is empty: add a configuration.</source>
        <translation>Kön är tom: lägg till en konfiguration.</translation>
    </message>
    <message>
        <source>Stops after the job that runs.</source>
        <translation>Stoppar efter jobbet som körs.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) wait(s)</source>
        <translation>
            <numerusform>%Ln jobb väntar</numerusform>
            <numerusform>%Ln jobb väntar</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1; %2</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>%Ln jobb misslyckades</numerusform>
            <numerusform>%Ln jobb misslyckades</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>&amp;Starta</translation>
    </message>
    <message>
        <source>Stop after t&amp;his job</source>
        <translation>Stoppa efter det här &amp;jobbet</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>Kö</translation>
    </message>
    <message>
        <source>Remove %1 from the queue? What it has trained stays.</source>
        <translation>Ta bort %1 ur kön? Det som redan har tränats finns kvar.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Ta bort</translation>
    </message>
</context>
<context>
    <name>formant::RecordingDialog</name>
    <message>
        <source>Record a voice</source>
        <translation>Spela in en röst</translation>
    </message>
    <message>
        <source>&amp;Microphone…</source>
        <translation>&amp;Mikrofon…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Fortsätt</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Stäng</translation>
    </message>
    <message>
        <source>&amp;Use these recordings</source>
        <translation>&amp;Använd de här inspelningarna</translation>
    </message>
    <message>
        <source>Opens them on the page Data, where a voice is trained from them.</source>
        <translation>Öppnar dem på sidan Data, där en röst tränas på dem.</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPath</name>
    <message>
        <source>File of the recording</source>
        <translation>Inspelningens fil</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Öppna mappen</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPlot</name>
    <message>
        <source>Waveform and spectrogram of the recording</source>
        <translation>Inspelningens vågform och spektrogram</translation>
    </message>
    <message>
        <source>level</source>
        <translation>nivå</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>sekunder</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>frekvens</translation>
    </message>
</context>
<context>
    <name>formant::RecordingText</name>
    <message>
        <source>&amp;Text of the recording:</source>
        <translation>I&amp;nspelningens text:</translation>
    </message>
    <message>
        <source>what is said in it; Ctrl+Enter saves it and goes to the next</source>
        <translation>vad som sägs i den; Ctrl+Retur sparar texten och går till nästa</translation>
    </message>
</context>
<context>
    <name>formant::RememberedTuningsTable</name>
    <message>
        <source>%1 (not there)</source>
        <translation>%1 (finns inte)</translation>
    </message>
    <message>
        <source>Remembered for automatic settings</source>
        <translation>Ihågkommet för automatiska inställningar</translation>
    </message>
    <message>
        <source>Remembered tuning of each device</source>
        <translation>Ihågkommen trimning för varje enhet</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>Enhet</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>Precision</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchstorlek</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Exempel/s</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Uppmätt</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Version</translation>
    </message>
</context>
<context>
    <name>formant::ReportView</name>
    <message>
        <source>• %1</source>
        <comment>an entry of a list</comment>
        <translation>• %1</translation>
    </message>
    <message>
        <source>What is known of this machine</source>
        <translation>Vad som är känt om den här datorn</translation>
    </message>
    <message>
        <source>Graphics cards</source>
        <translation>Grafikkort</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Dator</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versioner</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>Rekommendationer</translation>
    </message>
    <message>
        <source>Nothing to recommend: it is fine as it is.</source>
        <translation>Inget att rekommendera: det är bra som det är.</translation>
    </message>
    <message>
        <source>There is no graphics card to train on: %1. Trainings use the CPU.</source>
        <translation>Det finns inget grafikkort att träna på: %1. Träningar använder CPU:n.</translation>
    </message>
</context>
<context>
    <name>formant::RoomPage</name>
    <message>
        <source>&amp;Microphone:</source>
        <translation>&amp;Mikrofon:</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>Sök i&amp;gen</translation>
    </message>
    <message>
        <source>Say a few words as loud as you will read, and see that the level is good. Then be silent for two seconds while the room is measured.</source>
        <translation>Säg några ord lika starkt som du kommer att läsa, och se att nivån är bra. Var sedan tyst i två sekunder medan rummet mäts.</translation>
    </message>
    <message>
        <source>M&amp;easure the silence</source>
        <translation>Mät &amp;tystnaden</translation>
    </message>
    <message>
        <source>How far the measuring of the silence is</source>
        <translation>Hur långt mätningen av tystnaden har kommit</translation>
    </message>
    <message>
        <source>Noise: %1 dB. %2</source>
        <translation>Brus: %1 dB. %2</translation>
    </message>
</context>
<context>
    <name>formant::RunChoice</name>
    <message>
        <source>&amp;Run:</source>
        <translation>&amp;Körning:</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Körning</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>ingen körning än</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>&amp;Läs om</translation>
    </message>
    <message>
        <source>Reads the folder of the runs again.</source>
        <translation>Läser körningarnas mapp på nytt.</translation>
    </message>
</context>
<context>
    <name>formant::RunChoices</name>
    <message>
        <source>&amp;Configuration:</source>
        <translation>&amp;Konfiguration:</translation>
    </message>
    <message>
        <source>Demo voice: spoken numbers</source>
        <translation>Demoröst: upplästa tal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Öpp&amp;na…</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>Öppna en konfiguration</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>GPU %1: %2 (%3)</source>
        <translation>GPU %1: %2 (%3)</translation>
    </message>
    <message>
        <source>There is no GPU to train on: %1.</source>
        <translation>Det finns ingen GPU att träna på: %1.</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
</context>
<context>
    <name>formant::RunControls</name>
    <message>
        <source>State of the training</source>
        <translation>Träningens tillstånd</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Träningens förlopp</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>Spara n&amp;u</translation>
    </message>
    <message>
        <source>Sample &amp;now</source>
        <translation>Ljudpro&amp;v nu</translation>
    </message>
    <message>
        <source>Speaks the sample texts after this step.</source>
        <translation>Läser upp provtexterna efter det här steget.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>S&amp;tarta</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Stoppar…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>S&amp;toppa</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Pausa</translation>
    </message>
    <message>
        <source>step %L1 of %L2, %3 left</source>
        <translation>steg %L1 av %L2, %3 kvar</translation>
    </message>
    <message>
        <source>The training goes on in its own process, and another can be started here. Open its folder to follow it again.</source>
        <translation>Träningen fortsätter i en egen process, och en annan kan startas här. Öppna träningens mapp för att följa den igen.</translation>
    </message>
    <message>
        <source>step %L1 of %L2</source>
        <translation>steg %L1 av %L2</translation>
    </message>
    <message>
        <source>Writes a checkpoint after this step, and keeps it until you remove it.</source>
        <translation>Skriver en kontrollpunkt efter det här steget och behåller den tills du tar bort den.</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>Återu&amp;ppta</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>For&amp;tsätt</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>Låt den fortsätta</translation>
    </message>
</context>
<context>
    <name>formant::RunSteering</name>
    <message>
        <source>Choose what to train, then start.</source>
        <translation>Välj vad som ska tränas och starta sedan.</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>Kunde inte starta: %1</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>Förbereder…</translation>
    </message>
    <message>
        <source>Finishing the step and saving…</source>
        <translation>Slutför steget och sparar…</translation>
    </message>
    <message>
        <source>Training: loss %1, %2 samples a second.</source>
        <translation>Tränar: förlust %1, %2 exempel per sekund.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Sparade %1</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>Misslyckades: %1</translation>
    </message>
    <message>
        <source>The training goes on in its own process; another one can be started here.</source>
        <translation>Träningen fortsätter i en egen process; en annan kan startas här.</translation>
    </message>
    <message>
        <source>Done: the voice is trained. Let it speak on the page Samples.</source>
        <translation>Klart: rösten är tränad. Låt den tala på sidan Ljudprov.</translation>
    </message>
    <message>
        <source>“Go on” continues this training.</source>
        <translation>”Fortsätt” fortsätter den här träningen.</translation>
    </message>
    <message>
        <source>“Start” begins this training.</source>
        <translation>”Starta” börjar den här träningen.</translation>
    </message>
</context>
<context>
    <name>formant::SampleList</name>
    <message>
        <source>Samples</source>
        <translation>Ljudprov</translation>
    </message>
    <message>
        <source>Enter puts a sample into A. The keys A and B play, or switch at the same place; with Shift they put the sample there. Space pauses.</source>
        <translation>Retur lägger ett ljudprov i A. Tangenterna A och B spelar upp, eller växlar på samma ställe; med Skift lägger de ljudprovet där. Mellanslag pausar.</translation>
    </message>
    <message>
        <source>Put into &amp;A</source>
        <translation>Lägg i &amp;A</translation>
    </message>
    <message>
        <source>Put into &amp;B</source>
        <translation>Lägg i &amp;B</translation>
    </message>
    <message>
        <source>Save the sound…</source>
        <translation>Spara ljudet…</translation>
    </message>
</context>
<context>
    <name>formant::SampleModel</name>
    <message>
        <source>raw</source>
        <translation>råa</translation>
    </message>
    <message>
        <source>averaged (EMA)</source>
        <translation>medelvärdesbildade (EMA)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Steg</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>Vikter</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
</context>
<context>
    <name>formant::SampleSlot</name>
    <message>
        <source>Spectrogram of %1</source>
        <translation>Spektrogram för %1</translation>
    </message>
    <message>
        <source>Nothing is in %1 yet: choose a sample in the list.</source>
        <translation>Inget finns i %1 än: välj ett ljudprov i listan.</translation>
    </message>
    <message>
        <source>Step %1, %2: “%3”</source>
        <translation>Steg %1, %2: ”%3”</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>Pausa %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>Spela upp %1</translation>
    </message>
    <message>
        <source>In the list: the key %1</source>
        <translation>I listan: tangenten %1</translation>
    </message>
</context>
<context>
    <name>formant::SamplesPage</name>
    <message>
        <source>Save the sound</source>
        <translation>Spara ljudet</translation>
    </message>
    <message>
        <source>Sound (*.flac)</source>
        <translation>Ljud (*.flac)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>%1 kan inte skrivas: %2</translation>
    </message>
    <message>
        <source>The sound is in %1.</source>
        <translation>Ljudet finns i %1.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestList</name>
    <message>
        <source>not there</source>
        <translation>finns inte</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>godkänd</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>underkänd</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>%1 GB/s</translation>
    </message>
    <message>
        <source>Parts of the self-test</source>
        <translation>Självtestets delar</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Del</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Avvikelse</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>Högst</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Kommentar</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPage</name>
    <message>
        <source>Does it compute right?</source>
        <translation>Räknar enheten rätt?</translation>
    </message>
    <message>
        <source>Some seconds now can save days of training on a card that is broken. You can also go on without it.</source>
        <translation>Några sekunder nu kan spara dagar av träning på ett trasigt kort. Du kan också fortsätta utan testet.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>St&amp;art the self-test</source>
        <translation>&amp;Starta självtestet</translation>
    </message>
    <message>
        <source>Stop the se&amp;lf-test</source>
        <translation>St&amp;oppa självtestet</translation>
    </message>
    <message numerus="yes">
        <source>All %n part(s) that can be tried on this device passed: it computes right.</source>
        <translation>
            <numerusform>%Ln del som kan prövas på den här enheten godkändes: den räknar rätt.</numerusform>
            <numerusform>Alla %Ln delar som kan prövas på den här enheten godkändes: den räknar rätt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computes on the device what a training computes, and compares each result with a more exact one of the CPU. It takes some seconds.</source>
        <translation>Räknar på enheten det som en träning räknar och jämför varje resultat med ett noggrannare från CPU:n. Det tar några sekunder.</translation>
    </message>
</context>
<context>
    <name>formant::SettingsPage</name>
    <message>
        <source>Suggested settings</source>
        <translation>Föreslagna inställningar</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Inställning</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Värde</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>Förslag</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Varför</translation>
    </message>
    <message>
        <source>All as &amp;suggested</source>
        <translation>Allt enligt &amp;förslag</translation>
    </message>
    <message>
        <source>Nothing has to be changed here: just press Next. These values suit this computer; others can be entered under “Value”.</source>
        <translation>Inget behöver ändras här: tryck bara på Nästa. Värdena passar den här datorn; andra kan skrivas in under ”Värde”.</translation>
    </message>
</context>
<context>
    <name>formant::SpeakerForm</name>
    <message>
        <source>&amp;Speaker:</source>
        <translation>&amp;Talare:</translation>
    </message>
    <message>
        <source>name of who speaks, or another name for them</source>
        <translation>namnet på den som talar, eller ett annat namn</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>S&amp;pråk:</translation>
    </message>
    <message>
        <source>The language of the sentences, or its code as espeak-ng has it.</source>
        <translation>Meningarnas språk, eller dess kod så som espeak-ng benämner det.</translation>
    </message>
    <message>
        <source>The speaker &amp;agrees that a voice is made of the recordings</source>
        <translation>Talaren &amp;godkänner att en röst skapas av inspelningarna</translation>
    </message>
    <message>
        <source>&amp;For what:</source>
        <translation>Till &amp;vad:</translation>
    </message>
    <message>
        <source>in the speaker&apos;s own words, if there is more to say</source>
        <translation>med talarens egna ord, om det finns mer att säga</translation>
    </message>
    <message>
        <source>L&amp;icence:</source>
        <translation>&amp;Licens:</translation>
    </message>
    <message>
        <source>what others may do with the recordings</source>
        <translation>vad andra får göra med inspelningarna</translation>
    </message>
    <message>
        <source>A licence of the list, or your own words, as “nobody else may use them”. It travels with every voice that is trained on them.</source>
        <translation>En licens från listan, eller dina egna ord, till exempel ”ingen annan får använda dem”. Den följer med varje röst som tränas på inspelningarna.</translation>
    </message>
</context>
<context>
    <name>formant::SpectrogramPlot</name>
    <message>
        <source>seconds</source>
        <translation>sekunder</translation>
    </message>
    <message>
        <source>mel band</source>
        <translation>mel-band</translation>
    </message>
</context>
<context>
    <name>formant::StageBars</name>
    <message>
        <source>%1: %2 ms</source>
        <translation>%1: %2 ms</translation>
    </message>
    <message>
        <source>%1: %2 ms, %3 %</source>
        <translation>%1: %2 ms, %3 %</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a stage and its share of the time</comment>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>Vart tiden går</translation>
    </message>
</context>
<context>
    <name>formant::StageTable</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Time of each stage</source>
        <translation>Tid för varje fas</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>Fas</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Andel</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Avser</translation>
    </message>
</context>
<context>
    <name>formant::TakeButtons</name>
    <message>
        <source>Previous (→)</source>
        <translation>Föregående (→)</translation>
    </message>
    <message>
        <source>Previous (←)</source>
        <translation>Föregående (←)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>Stoppa (mellanslag)</translation>
    </message>
    <message>
        <source>Record (Space)</source>
        <translation>Spela in (mellanslag)</translation>
    </message>
    <message>
        <source>Record again (R)</source>
        <translation>Spela in igen (R)</translation>
    </message>
    <message>
        <source>Or Backspace, on keyboards without an R</source>
        <translation>Eller Backsteg, på tangentbord utan R</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>Spela upp (P)</translation>
    </message>
    <message>
        <source>Or the arrow down, on keyboards without a P</source>
        <translation>Eller nedåtpil, på tangentbord utan P</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>Nästa (Retur)</translation>
    </message>
</context>
<context>
    <name>formant::TakeWords</name>
    <message>
        <source>Nothing was heard, so nothing was kept. Look at the level while you speak; the microphone may be muted.</source>
        <translation>Inget hördes, så inget sparades. Titta på nivån medan du talar; mikrofonen kan vara avstängd.</translation>
    </message>
    <message>
        <source>Too loud: the loudest sounds are cut off. Go a little away from the microphone, or turn it down.</source>
        <translation>För starkt: de starkaste ljuden klipps. Gå lite längre från mikrofonen, eller sänk dess nivå.</translation>
    </message>
    <message>
        <source>Too quiet. Come closer to the microphone, or turn it up.</source>
        <translation>För svagt. Gå närmare mikrofonen, eller höj dess nivå.</translation>
    </message>
    <message>
        <source>No silence was heard. Wait half a second before you speak and before you stop, and see that nothing makes a noise meanwhile.</source>
        <translation>Ingen tystnad hördes. Vänta en halv sekund innan du talar och innan du stoppar, och se till att inget låter under tiden.</translation>
    </message>
    <message>
        <source>Too noisy. Switch off what hums or blows, or come closer to the microphone.</source>
        <translation>För mycket brus. Stäng av det som surrar eller blåser, eller gå närmare mikrofonen.</translation>
    </message>
    <message>
        <source>The beginning is cut off. Wait half a second before you speak.</source>
        <translation>Början är avhuggen. Vänta en halv sekund innan du talar.</translation>
    </message>
    <message>
        <source>The end is cut off. Wait half a second before you stop.</source>
        <translation>Slutet är avhugget. Vänta en halv sekund innan du stoppar.</translation>
    </message>
    <message>
        <source>Nothing at all arrives from this microphone: it is muted, or the desktop keeps it from programs. Unmute it in the sound settings, or allow it in the privacy settings.</source>
        <translation>Det kommer inget alls från den här mikrofonen: den är avstängd, eller så släpper skrivbordet inte fram program till den. Slå på den i ljudinställningarna, eller tillåt den i sekretessinställningarna.</translation>
    </message>
    <message>
        <source>The room is quiet: good.</source>
        <translation>Rummet är tyst: bra.</translation>
    </message>
    <message>
        <source>The room can be used, but a quieter one makes a better voice.</source>
        <translation>Rummet går att använda, men ett tystare ger en bättre röst.</translation>
    </message>
    <message>
        <source>The room is too noisy: the voice would learn the noise. Close the windows, switch off fans, or turn the microphone down and come closer to it.</source>
        <translation>Rummet är för bullrigt: rösten skulle lära sig bruset. Stäng fönstren, slå av fläktar, eller sänk mikrofonens nivå och gå närmare den.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>Bra.</translation>
    </message>
</context>
<context>
    <name>formant::TaskPanel</name>
    <message>
        <source>It is working</source>
        <translation>Arbete pågår</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>Avbryter…</translation>
    </message>
    <message>
        <source>Cancelled by you.</source>
        <translation>Avbrutet av dig.</translation>
    </message>
</context>
<context>
    <name>formant::TrainingPage</name>
    <message>
        <source>&amp;Advice</source>
        <translation>Rå&amp;d</translation>
    </message>
    <message>
        <source>Health of the training</source>
        <translation>Träningens hälsa</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>Diagram</translation>
    </message>
    <message>
        <source>Layers and monitor</source>
        <translation>Lager och övervakning</translation>
    </message>
</context>
<context>
    <name>formant::TunePanel</name>
    <message>
        <source>Choose a configuration first: its batch sizes are tried.</source>
        <translation>Välj först en konfiguration: dess batchstorlekar provas.</translation>
    </message>
    <message>
        <source>Tries batch sizes with real steps and keeps the fastest that fits into the memory. The samples of a step stay as many, so that what is learned stays the same. It takes some minutes.</source>
        <translation>Provar batchstorlekar med riktiga steg och behåller den snabbaste som får plats i minnet. Antalet exempel i ett steg förblir detsamma, så att det som lärs in inte ändras. Det tar några minuter.</translation>
    </message>
    <message>
        <source>Start &amp;tuning</source>
        <translation>Starta tri&amp;mningen</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>K&amp;onfiguration:</translation>
    </message>
    <message>
        <source>Configuration to tune</source>
        <translation>Konfiguration att trimma</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>&amp;Enhet:</translation>
    </message>
    <message>
        <source>Stop tuning</source>
        <translation>Stoppa trimningen</translation>
    </message>
</context>
<context>
    <name>formant::TunedTrials</name>
    <message>
        <source>%1 of %2</source>
        <translation>%1 av %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>fungerar</translation>
    </message>
    <message>
        <source>best: the fastest that fits</source>
        <translation>bäst: den snabbaste som får plats</translation>
    </message>
    <message>
        <source>Batch sizes that were tried</source>
        <translation>Batchstorlekar som provades</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>Batchstorlek</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>Ackumulering</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>Exempel/s</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Minne</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultat</translation>
    </message>
</context>
<context>
    <name>formant::VoicePage</name>
    <message>
        <source>%1, as begun</source>
        <translation>%1, påbörjad</translation>
    </message>
    <message>
        <source>Our sentences: %1</source>
        <translation>Våra meningar: %1</translation>
    </message>
    <message>
        <source>A text file of my own, a sentence each line</source>
        <translation>En egen textfil, en mening per rad</translation>
    </message>
    <message>
        <source>Read sentences aloud, one after the other; each is kept as soon as it was spoken, and you can go on another day. Half an hour of speech makes a voice, an hour a better one.</source>
        <translation>Läs meningar högt, en efter en; varje mening sparas så snart den är läst, och du kan fortsätta en annan dag. En halvtimmes tal räcker till en röst, en timme till en bättre.</translation>
    </message>
    <message>
        <source>&amp;Voice:</source>
        <translation>&amp;Röst:</translation>
    </message>
    <message>
        <source>a new voice</source>
        <translation>en ny röst</translation>
    </message>
    <message>
        <source>S&amp;entences:</source>
        <translation>&amp;Meningar:</translation>
    </message>
    <message>
        <source>Text file of sentences</source>
        <translation>Textfil med meningar</translation>
    </message>
    <message>
        <source>The recordings are kept in the folder %1. As soon as there are some, “Use these recordings” opens that folder on the page Data, where a voice is trained from them.</source>
        <translation>Inspelningarna sparas i mappen %1. Så snart det finns några öppnar ”Använd de här inspelningarna” den mappen på sidan Data, där en röst tränas på dem.</translation>
    </message>
</context>
<context>
    <name>formant::WayToTraining</name>
    <message>
        <source>A training is running. Stop it first, or put this one into the queue: “Add to queue” on the page Configuration.</source>
        <translation>En träning pågår. Stoppa den först, eller ställ den här i kö: ”Lägg till i kön” på sidan Konfiguration.</translation>
    </message>
</context>
<context>
    <name>formant::WorkLine</name>
    <message>
        <source>Progress</source>
        <translation>Förlopp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Avbryt</translation>
    </message>
</context>
<context>
    <name>formant::YamlView</name>
    <message>
        <source>The configuration as text</source>
        <translation>Konfigurationen som text</translation>
    </message>
    <message>
        <source>What is wrong in the text</source>
        <translation>Vad som är fel i texten</translation>
    </message>
    <message>
        <source>Double click or Enter goes to the line.</source>
        <translation>Dubbelklick eller Retur går till raden.</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>As te&amp;xt (YAML)</source>
        <translation>Som te&amp;xt (YAML)</translation>
    </message>
</context>
<context>
    <name>formant::memory_text</name>
    <message>
        <source>%1 GiB</source>
        <translation>%1 GiB</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>%1 av %2 GiB</translation>
    </message>
</context>
<context>
    <name>hardware</name>
    <message>
        <source>/dev/kfd, through which AMD GPUs compute, is not there: load the kernel module amdgpu; in a container, start it with --device /dev/kfd --device /dev/dri</source>
        <translation>/dev/kfd, som AMD-GPU:er räknar genom, finns inte: ladda kärnmodulen amdgpu; i en container, starta den med --device /dev/kfd --device /dev/dri</translation>
    </message>
    <message>
        <source>this user is in the groups render and video, but may not open /dev/kfd all the same; ask whoever looks after this machine</source>
        <translation>den här användaren är med i grupperna render och video men får ändå inte öppna /dev/kfd; fråga den som sköter den här datorn</translation>
    </message>
    <message>
        <source>this user may not open /dev/kfd, through which AMD GPUs compute: sudo usermod -aG {groups} $USER, then log in again</source>
        <translation>den här användaren får inte öppna /dev/kfd, som AMD-GPU:er räknar genom: sudo usermod -aG {groups} $USER, logga sedan in igen</translation>
    </message>
    <message>
        <source>where ROCm has no kernels for {gfx}, HSA_OVERRIDE_GFX_VERSION={version} lets it use those of {supported}</source>
        <translation>där ROCm saknar kernels för {gfx} låter HSA_OVERRIDE_GFX_VERSION={version} kortet använda dem för {supported}</translation>
    </message>
    <message>
        <source>where memory runs out although enough is free in small pieces, as with recordings of very different lengths, PYTORCH_HIP_ALLOC_CONF=expandable_segments:True helps</source>
        <translation>om minnet tar slut fast tillräckligt är ledigt i små bitar, som med inspelningar av mycket olika längd, hjälper PYTORCH_HIP_ALLOC_CONF=expandable_segments:True</translation>
    </message>
    <message>
        <source>trainings on AMD cards are not there yet: this version opens LibTorch ({version}) for NVIDIA only; AMD cards are shown and watched</source>
        <translation>träning på AMD-kort finns inte än: den här versionen öppnar LibTorch ({version}) bara för NVIDIA; AMD-kort visas och övervakas</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver ({reason})</source>
        <translation>det finns ingen NVIDIA-drivrutin ({reason})</translation>
    </message>
    <message>
        <source>this build has no CUDA part ({file} is not there); run installer/quickstart --cuda</source>
        <translation>det här bygget har ingen CUDA-del ({file} finns inte); kör installer/quickstart --cuda</translation>
    </message>
    <message>
        <source>{file} belongs to another build of formant; build formant again</source>
        <translation>{file} hör till ett annat bygge av formant; bygg formant igen</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. `--gpu cpu` uses the CPU</source>
        <translation>GPU {index} kan inte användas: {reason}. `--gpu cpu` använder CPU:n</translation>
    </message>
    <message>
        <source>there is no GPU {index}; there are: {gpus}. `--gpu cpu` uses the CPU</source>
        <translation>det finns ingen GPU {index}; följande finns: {gpus}. `--gpu cpu` använder CPU:n</translation>
    </message>
    <message>
        <source>--gpu {choice} may be each of these: {gpus}; give more of the UUID</source>
        <translation>--gpu {choice} kan vara var och en av dessa: {gpus}; ange mer av UUID:t</translation>
    </message>
    <message>
        <source>--gpu is &apos;{choice}&apos;; it must be auto, cpu, the number of a GPU, or its UUID (GPU-...)</source>
        <translation>--gpu är ”{choice}”; värdet måste vara auto, cpu, numret på en GPU eller dess UUID (GPU-...)</translation>
    </message>
    <message>
        <source>{name}, the best GPU here</source>
        <translation>{name}, den bästa GPU:n här</translation>
    </message>
    <message>
        <source>the CPU, because {reason}</source>
        <translation>CPU:n, eftersom {reason}</translation>
    </message>
    <message>
        <source>the CPU, because no GPU here can be used</source>
        <translation>CPU:n, eftersom ingen GPU här kan användas</translation>
    </message>
    <message>
        <source>it is not in this machine or not visible to it</source>
        <translation>den finns inte i den här datorn eller är inte synlig för den</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. `formant hardware --reconfigure` chooses anew</source>
        <translation>{best}; {name}, som valdes tidigare, kan inte användas: {reason}. `formant hardware --reconfigure` väljer på nytt</translation>
    </message>
    <message>
        <source>{device}, as --gpu says</source>
        <translation>{device}, som --gpu anger</translation>
    </message>
    <message>
        <source>the CPU, as was chosen</source>
        <translation>CPU:n, enligt valet</translation>
    </message>
    <message>
        <source>{name}, as was chosen</source>
        <translation>{name}, enligt valet</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: hides every GPU, so training is on the CPU; unset it to train on a GPU</source>
        <translation>är ”{value}”: döljer alla GPU:er, så träningen sker på CPU:n; ta bort variabeln för att träna på en GPU</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>är ”{value}”: bara dessa GPU:er erbjuds, numrerade i den här ordningen från 0; ta bort variabeln för att få alla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: with PCI_BUS_ID GPUs have the numbers that nvidia-smi shows, else the fastest is GPU 0</source>
        <translation>är ”{value}”: med PCI_BUS_ID har GPU:er de nummer som nvidia-smi visar, annars är den snabbaste GPU 0</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this container was given only these GPUs</source>
        <translation>är ”{value}”: den här containern fick bara dessa GPU:er</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>är ”{value}”: bara dessa AMD-GPU:er erbjuds, numrerade i den här ordningen från 0; ta bort variabeln för att få alla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, before HIP_VISIBLE_DEVICES counts them; unset it for all</source>
        <translation>är ”{value}”: bara dessa AMD-GPU:er erbjuds, innan HIP_VISIBLE_DEVICES räknar dem; ta bort variabeln för att få alla</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: AMD GPUs are taken for this one; a value of another family ends in crashes or wrong results</source>
        <translation>är ”{value}”: AMD-GPU:er behandlas som denna; ett värde från en annan familj leder till krascher eller fel resultat</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: every kernel is waited for, which makes training much slower; it is for looking for faults only, unset it</source>
        <translation>är ”{value}”: varje kernel inväntas, vilket gör träningen mycket långsammare; det är bara till för felsökning, ta bort variabeln</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: memory is asked of the driver each time, which makes training much slower; unset it</source>
        <translation>är ”{value}”: drivrutinen tillfrågas om minne varje gång, vilket gör träningen mycket långsammare; ta bort variabeln</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides the GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>är ”{value}”: hur LibTorch delar upp GPU:ns minne; en inställning gjord för ett annat program kan kosta minne eller hastighet</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides an AMD GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>är ”{value}”: hur LibTorch delar upp en AMD-GPU:s minne; en inställning gjord för ett annat program kan kosta minne eller hastighet</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: forbids TF32, so fp32 products are several times slower on Ampere and newer; unset it</source>
        <translation>är ”{value}”: förbjuder TF32, så fp32-produkter är flera gånger långsammare på Ampere och nyare; ta bort variabeln</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: decides on TF32 instead of formant&apos;s setting</source>
        <translation>är ”{value}”: bestämmer över TF32 i stället för formants inställning</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the number of threads that compute on the CPU</source>
        <translation>är ”{value}”: antalet trådar som räknar på CPU:n</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the number of threads of matrix products on the CPU</source>
        <translation>är ”{value}”: antalet trådar för matrisprodukter på CPU:n</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this file is asked for NVIDIA&apos;s GPUs instead of the driver&apos;s own library</source>
        <translation>är ”{value}”: den här filen tillfrågas om NVIDIA:s GPU:er i stället för drivrutinens eget bibliotek</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (form {version}) and stays as it is; what it remembers is not used. Update formant, or remove the file</source>
        <translation>{file} skrevs av en nyare version av formant (format {version}) och lämnas som den är; det den minns används inte. Uppdatera formant, eller ta bort filen</translation>
    </message>
    <message>
        <source>{file}, which remembers the GPU that was chosen, is damaged; it is kept as {bad}, and the choice is made anew</source>
        <translation>{file}, som minns vilken GPU som valdes, är skadad; den behålls som {bad}, och valet görs på nytt</translation>
    </message>
    <message>
        <source>{file}, which remembers the GPU that was chosen, is damaged and cannot be renamed to {bad}; the choice is made anew</source>
        <translation>{file}, som minns vilken GPU som valdes, är skadad och kan inte döpas om till {bad}; valet görs på nytt</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES={value} hides it</source>
        <translation>CUDA_VISIBLE_DEVICES={value} döljer den</translation>
    </message>
    <message>
        <source>CUDA does not offer it beside the others; it may be too old for this driver&apos;s CUDA, divided into slices (MIG), or kept to another program (nvidia-smi -q says so under Compute Mode)</source>
        <translation>CUDA erbjuder den inte bland de andra; den kan vara för gammal för den här drivrutinens CUDA, uppdelad (MIG) eller reserverad för ett annat program (nvidia-smi -q visar det under Compute Mode)</translation>
    </message>
    <message>
        <source>{variables} hides it</source>
        <translation>{variables} döljer den</translation>
    </message>
    <message>
        <source>no NVIDIA GPU answers ({reason})</source>
        <translation>ingen NVIDIA-GPU svarar ({reason})</translation>
    </message>
    <message>
        <source>this LibTorch ({version}, CUDA {cuda}) has kernels for {kernels} and none for this card&apos;s {target}; installer/quickstart --libtorch DIR takes one that has them (for an older card one of an older CUDA)</source>
        <translation>denna LibTorch ({version}, CUDA {cuda}) har kernels för {kernels} men inga för det här kortets {target}; installer/quickstart --libtorch DIR tar en som har dem (för ett äldre kort en med äldre CUDA)</translation>
    </message>
    <message>
        <source>{gpus} is there, but this LibTorch ({version}) cannot use it with this driver; installer/quickstart picks one that can</source>
        <translation>{gpus} finns, men denna LibTorch ({version}) kan inte använda den med den här drivrutinen; installer/quickstart väljer en som kan</translation>
    </message>
    <message>
        <source>{path} lies on a drive of Windows ({mount}), which WSL2 reads and writes slowly; a copy in the Linux file system, as in ~/voice, is many times faster</source>
        <translation>{path} ligger på en Windows-enhet ({mount}), som WSL2 läser och skriver långsamt; en kopia i Linux-filsystemet, till exempel i ~/voice, är många gånger snabbare</translation>
    </message>
    <message>
        <source>{path} lies in a network file system ({mount}, {type}), which can keep a training waiting; a copy on a local disk is faster</source>
        <translation>{path} ligger i ett nätverksfilsystem ({mount}, {type}), som kan få en träning att vänta; en kopia på en lokal disk är snabbare</translation>
    </message>
    <message>
        <source>Windows gives WSL2 a part of its RAM only, half of it where nothing else is said; [wsl2] memory=24GB in the file .wslconfig of your Windows user folder, then `wsl --shutdown`, changes that</source>
        <translation>Windows ger WSL2 bara en del av sitt RAM, hälften om inget annat anges; [wsl2] memory=24GB i filen .wslconfig i din användarmapp i Windows, och sedan `wsl --shutdown`, ändrar det</translation>
    </message>
    <message>
        <source>under WSL2 a full GPU does not run out of memory: Windows moves what does not fit into system RAM, and the training becomes many times slower. Where that happens, lower train.batch_size, or set &quot;CUDA - Sysmem Fallback Policy&quot; to &quot;Prefer No Sysmem Fallback&quot; in NVIDIA&apos;s control panel in Windows</source>
        <translation>under WSL2 får en full GPU inte slut på minne: Windows flyttar det som inte får plats till systemets RAM, och träningen blir många gånger långsammare. Om det händer, sänk train.batch_size, eller ställ in &quot;CUDA - Sysmem Fallback Policy&quot; på &quot;Prefer No Sysmem Fallback&quot; i NVIDIA:s kontrollpanel i Windows</translation>
    </message>
    <message>
        <source>NVML does not say which GPUs there are ({reason})</source>
        <translation>NVML anger inte vilka GPU:er som finns ({reason})</translation>
    </message>
    <message>
        <source>NVML&apos;s GPU {index} does not answer ({reason})</source>
        <translation>NVML:s GPU {index} svarar inte ({reason})</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML is not there ({reason})</source>
        <translation>NVIDIA:s NVML finns inte ({reason})</translation>
    </message>
    <message>
        <source>{file} is no NVML that formant knows; install a newer driver</source>
        <translation>{file} är ingen NVML som formant känner till; installera en nyare drivrutin</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML does not start ({reason})</source>
        <translation>NVIDIA:s NVML startar inte ({reason})</translation>
    </message>
    <message>
        <source>attention, {backend}</source>
        <translation>attention, {backend}</translation>
    </message>
    <message>
        <source>{device} does not compute as it should: {reason}. `formant hardware --self-test` looks closer; `--gpu cpu` uses the CPU</source>
        <translation>{device} räknar inte som den ska: {reason}. `formant hardware --self-test` undersöker närmare; `--gpu cpu` använder CPU:n</translation>
    </message>
    <message>
        <source>its results differ from the CPU&apos;s</source>
        <translation>dess resultat skiljer sig från CPU:ns</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) has no kernels for this GPU: the GPU is newer or older than those it was made for. installer/quickstart --cuda installs the LibTorch that fits; for an AMD card set HSA_OVERRIDE_GFX_VERSION as `formant hardware` names it</source>
        <translation>denna LibTorch ({version}) har inga kernels för den här GPU:n: GPU:n är nyare eller äldre än dem den gjordes för. installer/quickstart --cuda installerar den LibTorch som passar; för ett AMD-kort, sätt HSA_OVERRIDE_GFX_VERSION så som `formant hardware` anger</translation>
    </message>
    <message>
        <source>the GPU&apos;s driver is too old for this LibTorch ({version}); install a newer driver and start the machine again</source>
        <translation>GPU:ns drivrutin är för gammal för denna LibTorch ({version}); installera en nyare drivrutin och starta om datorn</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) was made without operators for this kind of device; installer/quickstart --cuda installs one that has them for NVIDIA GPUs</source>
        <translation>denna LibTorch ({version}) byggdes utan operatorer för den här typen av enhet; installer/quickstart --cuda installerar en som har dem för NVIDIA-GPU:er</translation>
    </message>
    <message>
        <source>it cannot compute this: {reason}</source>
        <translation>den kan inte räkna detta: {reason}</translation>
    </message>
    <message>
        <source>its result differs from the CPU&apos;s by more than rounding explains; is it overclocked, or its driver damaged?</source>
        <translation>dess resultat skiljer sig från CPU:ns mer än avrundning förklarar; är den överklockad eller drivrutinen skadad?</translation>
    </message>
    <message>
        <source>this device does not offer it; it is not needed</source>
        <translation>den här enheten erbjuder det inte; det behövs inte</translation>
    </message>
    <message>
        <source>copy from the CPU to the device</source>
        <translation>kopiering från CPU:n till enheten</translation>
    </message>
    <message>
        <source>copy from the device to the CPU</source>
        <translation>kopiering från enheten till CPU:n</translation>
    </message>
    <message>
        <source>matrix product in {precision}</source>
        <translation>matrisprodukt i {precision}</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>faltning</translation>
    </message>
    <message>
        <source>gradients of a convolution</source>
        <translation>gradienter av en faltning</translation>
    </message>
    <message>
        <source>spectrum of a sound and back (STFT)</source>
        <translation>ljudets spektrum fram och tillbaka (STFT)</translation>
    </message>
    <message>
        <source>updates of the optimiser (AdamW)</source>
        <translation>optimerarens uppdateringar (AdamW)</translation>
    </message>
    <message>
        <source>where a card of the kind {card} begins; `formant hardware --tune` measures more</source>
        <translation>utgångsvärde för ett kort av typen {card}; `formant hardware --tune` mäter mer</translation>
    </message>
    <message>
        <source>careful, because the driver does not tell how much memory the card has</source>
        <translation>försiktigt, eftersom drivrutinen inte anger hur mycket minne kortet har</translation>
    </message>
    <message>
        <source>where a card with {gib} GiB begins; `formant hardware --tune` measures more</source>
        <translation>utgångsvärde för ett kort med {gib} GiB; `formant hardware --tune` mäter mer</translation>
    </message>
    <message>
        <source>{reason}; less, because the model with its optimiser takes {percent} % of the memory</source>
        <translation>{reason}; mindre, eftersom modellen med sin optimerare tar {percent} % av minnet</translation>
    </message>
    <message>
        <source>with what a CPU begins; `formant hardware --tune` measures what is faster here</source>
        <translation>utgångsvärde för en CPU; `formant hardware --tune` mäter vad som är snabbare här</translation>
    </message>
    <message>
        <source>the fastest that was measured here ({date}): {speed} samples/s</source>
        <translation>det snabbaste som uppmätts här ({date}): {speed} exempel/s</translation>
    </message>
    <message>
        <source>a step is to take no more</source>
        <translation>ett steg ska inte ta fler</translation>
    </message>
    <message>
        <source>what stays in float32 is several times as fast, with 10 bits of precision in products</source>
        <translation>det som stannar i float32 blir flera gånger så snabbt, med 10 bitars precision i produkter</translation>
    </message>
    <message>
        <source>only GPUs from Ampere on have it</source>
        <translation>bara GPU:er från och med Ampere har det</translation>
    </message>
    <message>
        <source>the recordings are of one length, so that measuring once pays</source>
        <translation>inspelningarna är lika långa, så det lönar sig att mäta en gång</translation>
    </message>
    <message>
        <source>batches differ in length, and each new length would be measured anew</source>
        <translation>batchar har olika längd, och varje ny längd skulle mätas på nytt</translation>
    </message>
    <message>
        <source>one for each of {cores} usable cores, at most {most}</source>
        <translation>en för var och en av {cores} användbara kärnor, högst {most}</translation>
    </message>
    <message>
        <source>processes that decode: one a core, at most {most}, with a gigabyte of memory each</source>
        <translation>processer som avkodar: en per kärna, högst {most}, med en gigabyte minne vardera</translation>
    </message>
    <message>
        <source>a faster card empties the buffer faster: 32 batches from 24 GB on, 16 from 12 GB on, else 8</source>
        <translation>ett snabbare kort tömmer bufferten snabbare: 32 batchar från 24 GB, 16 från 12 GB, annars 8</translation>
    </message>
    <message>
        <source>under 12 GB, memory is worth more than the time that it costs</source>
        <translation>under 12 GB är minnet värt mer än den tid det kostar</translation>
    </message>
    <message>
        <source>there is memory enough to go without</source>
        <translation>det finns minne nog för att klara sig utan</translation>
    </message>
    <message>
        <source>how much memory the recordings take is not known; the system keeps what is read often</source>
        <translation>hur mycket minne inspelningarna tar är inte känt; systemet behåller det som läses ofta</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take at most half of the free memory</source>
        <translation>inspelningarna ({gb} GB) tar högst hälften av det lediga minnet</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take more than half of the free memory</source>
        <translation>inspelningarna ({gb} GB) tar mer än hälften av det lediga minnet</translation>
    </message>
    <message>
        <source>there are no captured graphs yet: steps run eagerly</source>
        <translation>det finns inga fångade grafer än: stegen körs direkt (eager)</translation>
    </message>
    <message>
        <source>the card computes in it natively, and it needs no loss scale</source>
        <translation>kortet räknar direkt i det, och ingen förlustskala behövs</translation>
    </message>
    <message>
        <source>the card has no bf16, but fast fp16; a loss scale keeps small gradients</source>
        <translation>kortet saknar bf16 men har snabb fp16; en förlustskala bevarar små gradienter</translation>
    </message>
    <message>
        <source>the card gains nothing by half precision</source>
        <translation>kortet vinner inget på halv precision</translation>
    </message>
    <message>
        <source>so that a step takes {count} samples or a few more</source>
        <translation>så att ett steg tar {count} exempel eller några fler</translation>
    </message>
    <message>
        <source>the GPU was busy for {share} of the last minute; `formant diagnose --config C` says what it waits for</source>
        <translation>GPU:n var belastad under {share} av den senaste minuten; `formant diagnose --config C` anger vad den väntar på</translation>
    </message>
    <message>
        <source>the GPU was busy for {share} of the last minute: {verdict}</source>
        <translation>GPU:n var belastad under {share} av den senaste minuten: {verdict}</translation>
    </message>
    <message>
        <source>the GPU is too hot{degrees} and has slowed down; does air get to it, and do its fans turn?</source>
        <translation>GPU:n är för varm{degrees} och har saktat ned; kommer det fram luft, och snurrar fläktarna?</translation>
    </message>
    <message>
        <source>the GPU is held back by its power limit{watts}; that is usual under full load</source>
        <translation>GPU:n hålls tillbaka av sin effektgräns{watts}; det är vanligt vid full belastning</translation>
    </message>
    <message>
        <source>another process has taken {bytes} of the GPU&apos;s memory; where the training needs it, it runs out</source>
        <translation>en annan process har tagit {bytes} av GPU:ns minne; om träningen behöver det tar minnet slut</translation>
    </message>
    <message>
        <source>{used} of {total} of the memory (RAM) are used; when it is full, the system ends a process, perhaps this one</source>
        <translation>{used} av {total} av minnet (RAM) används; när det är fullt avslutar systemet en process, kanske den här</translation>
    </message>
    <message>
        <source>this model cannot compute its insides again</source>
        <translation>den här modellen kan inte beräkna sitt inre igen</translation>
    </message>
    <message>
        <source>the GPU&apos;s memory grows by {growth} a step and is full in about {steps} steps ({used} of {total} are used)</source>
        <translation>GPU:ns minne växer med {growth} per steg och är fullt om ungefär {steps} steg ({used} av {total} används)</translation>
    </message>
    <message>
        <source>this CPU has instructions for it (AMX)</source>
        <translation>den här CPU:n har instruktioner för det (AMX)</translation>
    </message>
    <message>
        <source>without AMX a CPU computes in bf16 more slowly</source>
        <translation>utan AMX räknar en CPU långsammare i bf16</translation>
    </message>
    <message>
        <source>the CUDA part cannot be opened ({reason}): NVIDIA&apos;s libraries for LibTorch are not there, or it is of another build; run installer/quickstart --cuda</source>
        <translation>CUDA-delen kan inte öppnas ({reason}): NVIDIA:s bibliotek för LibTorch finns inte, eller så hör den till ett annat bygge; kör installer/quickstart --cuda</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Generator</source>
        <translation>Generator</translation>
    </message>
    <message>
        <source>Period discriminators</source>
        <translation>Perioddiskriminatorer</translation>
    </message>
    <message>
        <source>Scale discriminators</source>
        <translation>Skaldiskriminatorer</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>Textkodare</translation>
    </message>
    <message>
        <source>Duration predictor</source>
        <translation>Durationsprediktor</translation>
    </message>
    <message>
        <source>Global (style) encoder</source>
        <translation>Global kodare (stilkodare)</translation>
    </message>
    <message>
        <source>U-Net decoder</source>
        <translation>U-Net-avkodare</translation>
    </message>
    <message>
        <source>Speaker embedding</source>
        <translation>Talarinbäddning</translation>
    </message>
    <message>
        <source>Posterior encoder</source>
        <translation>Posteriorkodare</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>Flöde</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>Avkodare</translation>
    </message>
    <message>
        <source>Scale discriminator</source>
        <translation>Skaldiskriminator</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>there is no model named &apos;{name}&apos;</source>
        <translation>det finns ingen modell som heter ”{name}”</translation>
    </message>
    <message>
        <source>the saved weights do not fit this model: {name} {why}. Use the configuration they were trained with</source>
        <translation>de sparade vikterna passar inte den här modellen: {name} {why}. Använd konfigurationen de tränades med</translation>
    </message>
    <message>
        <source>Width of the text encoder; a multiple of 8.</source>
        <translation>Textkodarens bredd; en multipel av 8.</translation>
    </message>
    <message>
        <source>Residual convolution blocks of the text encoder.</source>
        <translation>Textkodarens residuala faltningsblock.</translation>
    </message>
    <message>
        <source>Width of the U-Net decoder; a multiple of 8.</source>
        <translation>U-Net-avkodarens bredd; en multipel av 8.</translation>
    </message>
    <message>
        <source>Levels of the U-Net; each halves the time axis.</source>
        <translation>Nivåer i U-Net; var och en halverar tidsaxeln.</translation>
    </message>
    <message>
        <source>Residual blocks on each level, down and up.</source>
        <translation>Residualblock på varje nivå, nedåt och uppåt.</translation>
    </message>
    <message>
        <source>Size of the style vector that the global encoder makes.</source>
        <translation>Storlek på stilvektorn som den globala kodaren skapar.</translation>
    </message>
    <message>
        <source>Width of the global encoder; a multiple of 8.</source>
        <translation>Den globala kodarens bredd; en multipel av 8.</translation>
    </message>
    <message>
        <source>Width of the flow&apos;s end point.</source>
        <translation>Bredden på flödets slutpunkt.</translation>
    </message>
    <message>
        <source>Weight of the loss `recon`: flow matching of the decoder.</source>
        <translation>Vikt för förlusten `recon`: avkodarens flow matching.</translation>
    </message>
    <message>
        <source>Weight of the loss `prior`: the encoder&apos;s own guess.</source>
        <translation>Vikt för förlusten `prior`: kodarens egen gissning.</translation>
    </message>
    <message>
        <source>Weight of the loss `duration`: squared error of its logarithm.</source>
        <translation>Vikt för förlusten `duration`: kvadratfelet i dess logaritm.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: keeps style vectors near the standard normal distribution.</source>
        <translation>Vikt för förlusten `kl`: håller stilvektorer nära standardnormalfördelningen.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `recon` rises from 0.</source>
        <translation>Antal steg som vikten för förlusten `recon` stiger från 0 under.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `prior` rises from 0.</source>
        <translation>Antal steg som vikten för förlusten `prior` stiger från 0 under.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `duration` rises from 0.</source>
        <translation>Antal steg som vikten för förlusten `duration` stiger från 0 under.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `kl` rises from 0.</source>
        <translation>Antal steg som vikten för förlusten `kl` stiger från 0 under.</translation>
    </message>
    <message>
        <source>model.unet.{name} is {width}; it must be a multiple of 8 (of the normalisation&apos;s groups)</source>
        <translation>model.unet.{name} är {width}; värdet måste vara en multipel av 8 (normaliseringens grupper)</translation>
    </message>
    <message>
        <source>{key}: {why}</source>
        <translation>{key}: {why}</translation>
    </message>
    <message>
        <source>it must be whole numbers above 0</source>
        <translation>värdet måste bestå av heltal över 0</translation>
    </message>
    <message>
        <source>a residual block wants an odd size, or it would change the length</source>
        <translation>ett residualblock kräver en udda storlek, annars skulle det ändra längden</translation>
    </message>
    <message>
        <source>it needs as many texts as resblock_kernel_sizes has numbers</source>
        <translation>det behövs lika många texter som resblock_kernel_sizes har tal</translation>
    </message>
    <message>
        <source>it needs a number for each of upsample_rates, not below it, and odd or even like it</source>
        <translation>det behövs ett tal för varje tal i upsample_rates, inte mindre än det och udda eller jämnt precis som det</translation>
    </message>
    <message>
        <source>each level halves it, and the last would have nothing left</source>
        <translation>varje nivå halverar värdet, och den sista skulle inte ha något kvar</translation>
    </message>
    <message>
        <source>{section}.upsample_rates make {product} samples of a frame, and audio.hop_length is {hop}; change one so that they are equal</source>
        <translation>{section}.upsample_rates gör {product} sampel av en ram, och audio.hop_length är {hop}; ändra det ena så att de blir lika</translation>
    </message>
    <message>
        <source>Widths of the residual blocks&apos; convolutions, a number for each block of a level.</source>
        <translation>Bredder för residualblockens faltningar, ett tal för varje block på en nivå.</translation>
    </message>
    <message>
        <source>Dilations of the residual blocks, a text for each block of a level, as in [1 3 5, 1 3 5, 1 3 5].</source>
        <translation>Residualblockens dilatationer, en text för varje block på en nivå, som i [1 3 5, 1 3 5, 1 3 5].</translation>
    </message>
    <message>
        <source>How many samples each level makes of one; together audio.hop_length.</source>
        <translation>Hur många sampel varje nivå gör av ett; multiplicerade med varandra ger de audio.hop_length.</translation>
    </message>
    <message>
        <source>Width of each level&apos;s transposed convolution.</source>
        <translation>Bredden på varje nivås transponerade faltning.</translation>
    </message>
    <message>
        <source>Channels before the first level; each level halves them.</source>
        <translation>Kanaler före den första nivån; varje nivå halverar antalet.</translation>
    </message>
    <message>
        <source>Width of the discriminators&apos; widest layers: 1024, 512, 256, 128 or 64; public weights fit 1024 only.</source>
        <translation>Bredden på diskriminatorernas bredaste lager: 1024, 512, 256, 128 eller 64; publika vikter passar bara 1024.</translation>
    </message>
    <message>
        <source>Frames of each recording that a step makes into sound.</source>
        <translation>Antal ramar av varje inspelning som ett steg gör ljud av.</translation>
    </message>
    <message>
        <source>Weight of the loss `mel`: how far the spectra are apart.</source>
        <translation>Vikt för förlusten `mel`: hur långt ifrån varandra spektrumen ligger.</translation>
    </message>
    <message>
        <source>Highest frequency that the loss `mel` looks at; 0: half the sampling rate.</source>
        <translation>Högsta frekvens som förlusten `mel` tar hänsyn till; 0: halva samplingsfrekvensen.</translation>
    </message>
    <message>
        <source>{section}.discriminator_channels is {channels}; it must be 1024, 512, 256, 128 or 64</source>
        <translation>{section}.discriminator_channels är {channels}; värdet måste vara 1024, 512, 256, 128 eller 64</translation>
    </message>
    <message>
        <source>Kind of model. unet: text to mel, learns most from little; vits: text to sound, compatible with the public checkpoints; hifigan: a vocoder, mel to sound, for the voices of unet.</source>
        <translation>Typ av modell. unet: text till mel, lär sig mest av lite data; vits: text till ljud, kompatibel med de publika kontrollpunkterna; hifigan: en vocoder, mel till ljud, för röster från unet.</translation>
    </message>
    <message>
        <source>Widths and depths to begin with; a single setting of the model wins over it. unet: 2.3, 5.9, 17.6 or 37.3 million parameters. vits: large is the public ljs_base. hifigan: small, medium and large are V3, V2 and V1.</source>
        <translation>Bredder och djup att börja med; en enskild inställning för modellen går före. unet: 2,3; 5,9; 17,6 eller 37,3 miljoner parametrar. vits: large är den publika ljs_base. hifigan: small, medium och large är V3, V2 och V1.</translation>
    </message>
    <message>
        <source>model.vits.{name} is {value}; it must be a multiple of {divisor}</source>
        <translation>model.vits.{name} är {value}; värdet måste vara en multipel av {divisor}</translation>
    </message>
    <message>
        <source>Channels of what lies between text and sound (the latent variable); even.</source>
        <translation>Kanaler i det som ligger mellan text och ljud (den latenta variabeln); ett jämnt tal.</translation>
    </message>
    <message>
        <source>Width of the encoders and of the flow; a multiple of n_heads.</source>
        <translation>Kodarnas och flödets bredd; en multipel av n_heads.</translation>
    </message>
    <message>
        <source>Width of the text encoder&apos;s feed-forward layers.</source>
        <translation>Bredden på textkodarens framåtkopplade lager.</translation>
    </message>
    <message>
        <source>Attention heads of the text encoder.</source>
        <translation>Textkodarens uppmärksamhetshuvuden.</translation>
    </message>
    <message>
        <source>Layers of the text encoder.</source>
        <translation>Textkodarens lager.</translation>
    </message>
    <message>
        <source>Width of the text encoder&apos;s convolutions.</source>
        <translation>Bredden på textkodarens faltningar.</translation>
    </message>
    <message>
        <source>Share of the text encoder&apos;s numbers that each step leaves out.</source>
        <translation>Andel av textkodarens värden som utelämnas i varje steg.</translation>
    </message>
    <message>
        <source>Durations are drawn anew each time, as people vary theirs (stochastic duration predictor); false: always the same.</source>
        <translation>Längderna slumpas på nytt varje gång, så som människor varierar sina (stokastisk durationsprediktor); false: alltid desamma.</translation>
    </message>
    <message>
        <source>Spectral norm in the discriminators, in place of weight norm.</source>
        <translation>Spektralnorm i diskriminatorerna i stället för viktnorm.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: what the text says of the sound against what the recording says.</source>
        <translation>Vikt för förlusten `kl`: vad texten säger om ljudet jämfört med vad inspelningen säger.</translation>
    </message>
    <message>
        <source>has shape {theirs} instead of {own}</source>
        <translation>har formen {theirs} i stället för {own}</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>saknas</translation>
    </message>
    <message>
        <source>is not known to it</source>
        <translation>är okänd för modellen</translation>
    </message>
    <message>
        <source>{tensor} ({reason})</source>
        <translation>{tensor} ({reason})</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}, {rest}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} till</translation>
    </message>
    <message>
        <source>Voice of unet (a checkpoint, or the folder of its run) whose frames of the recordings the vocoder learns to make audible; recordings need texts then. Empty: the frames are the recordings&apos; own.</source>
        <translation>Röst från unet (en kontrollpunkt eller mappen för dess körning) vars ramar av inspelningarna vocodern lär sig göra ljud av; inspelningarna behöver då texter. Tomt: ramarna är inspelningarnas egna.</translation>
    </message>
    <message>
        <source>Residual blocks of the part that makes sound: 1 has two convolutions for each of the first three dilations, 2 has one for each of the first two.</source>
        <translation>Residualblock i den del som gör ljud: 1 har två faltningar för var och en av de tre första dilatationerna, 2 har en för var och en av de två första.</translation>
    </message>
    <message>
        <source>Vocoder (a checkpoint of hifigan, or the folder of its run) that makes the frames audible: the samples, and what checkpoints speak. Empty: Griffin-Lim.</source>
        <translation>Vocoder (en kontrollpunkt från hifigan eller mappen för dess körning) som gör ljud av ramarna: proven och det som kontrollpunkterna säger. Tomt: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Width of what is learned of each speaker. 0: 256 for several, or as wide as in the weights that a training begins with.</source>
        <translation>Bredden på det som lärs in om varje talare. 0: 256 med flera talare, eller samma bredd som i vikterna som en träning börjar med.</translation>
    </message>
    <message>
        <source>Whether one speaker alone is learned as several are. auto: where a training begins with weights of several, to keep what they know of speakers.</source>
        <translation>Om en enda talare lärs in som flera. auto: när en träning börjar med vikter av flera, för att behålla det som de vet om talare.</translation>
    </message>
    <message>
        <source>{section}.segment_frames is {frames}; with an audio.n_fft of {n_fft} and an audio.hop_length of {hop} it must be at least {least}</source>
        <translation>{section}.segment_frames är {frames}; med en audio.n_fft på {n_fft} och en audio.hop_length på {hop} måste det vara minst {least}</translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>None</source>
        <translation>Ingen</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>Automatisk</translation>
    </message>
    <message>
        <source>Small GPU</source>
        <translation>Liten GPU</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>Balanserad</translation>
    </message>
    <message>
        <source>Large GPU</source>
        <translation>Stor GPU</translation>
    </message>
    <message>
        <source>Fine-tune from a checkpoint</source>
        <translation>Finjustera från en kontrollpunkt</translation>
    </message>
    <message>
        <source>VITS, small</source>
        <translation>VITS, liten</translation>
    </message>
    <message>
        <source>VITS, medium</source>
        <translation>VITS, mellanstor</translation>
    </message>
    <message>
        <source>VITS, large</source>
        <translation>VITS, stor</translation>
    </message>
    <message>
        <source>Vocoder (HiFi-GAN)</source>
        <translation>Vocoder (HiFi-GAN)</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>Arabic script</source>
        <translation>Arabisk skrift</translation>
    </message>
    <message>
        <source>Bengali script</source>
        <translation>Bengalisk skrift</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>Kyrillisk skrift</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>Devanagari</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>Grekisk skrift</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>Koreansk skrift</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>Kinesiska tecken</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>Hebreisk skrift</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>Japansk skrift</translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation>Latinsk skrift</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>Thailändsk skrift</translation>
    </message>
    <message>
        <source>script %1</source>
        <translation>skrift %1</translation>
    </message>
</context>
<context>
    <name>section</name>
    <message>
        <source>Run</source>
        <translation>Körning</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Ljud</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Modell</translation>
    </message>
    <message>
        <source>Model: U-Net</source>
        <translation>Modell: U-Net</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>Inspelningar</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Träning</translation>
    </message>
    <message>
        <source>Model: VITS</source>
        <translation>Modell: VITS</translation>
    </message>
    <message>
        <source>Model: HiFi-GAN</source>
        <translation>Modell: HiFi-GAN</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>cannot read {file} (data.exclude_sequences)</source>
        <translation>kan inte läsa {file} (data.exclude_sequences)</translation>
    </message>
    <message>
        <source>{file} says no form to export to: let its name end in .pt or .safetensors</source>
        <translation>{file} anger inget format att exportera till; låt namnet sluta på .pt eller .safetensors</translation>
    </message>
    <message>
        <source>{file} is there already; choose another name with --out</source>
        <translation>{file} finns redan; välj ett annat namn med --out</translation>
    </message>
    <message>
        <source>the checkpoint was trained with the speakers {saved}, and the corpus has {found}; go on with the old corpus, or begin another run (name) with train.pretrained_path</source>
        <translation>kontrollpunkten tränades med talarna {saved}, och korpusen har {found}; fortsätt med den gamla korpusen, eller börja en ny körning (name) med train.pretrained_path</translation>
    </message>
    <message>
        <source>{file} is not UTF-8; save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8</source>
        <translation>{file} är inte UTF-8; spara filen som UTF-8, eller konvertera den: iconv -f WINDOWS-1252 -t UTF-8</translation>
    </message>
    <message>
        <source>{need} of {limit}, by what was measured here: too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>{need} av {limit}, enligt mätningar här: för mycket. Halvera train.batch_size och dubbla train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>about {need} of {limit}, an estimate: probably too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>ungefär {need} av {limit}, en uppskattning: troligen för mycket. Halvera train.batch_size och dubbla train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>{need} of {limit}, by what was measured here</source>
        <translation>{need} av {limit}, enligt mätningar här</translation>
    </message>
    <message>
        <source>not known as long as data.corpus names no recordings</source>
        <translation>okänt så länge data.corpus inte anger några inspelningar</translation>
    </message>
    <message>
        <source>{where}: &apos;{value}&apos; is no value of {name}</source>
        <translation>{where}: ”{value}” är inget giltigt värde för {name}</translation>
    </message>
    <message>
        <source>{key}: there is no {file}; what {out} names is relative to its folder, so write the whole path</source>
        <translation>{key}: det finns ingen {file}; det som {out} anger är relativt dess mapp, så skriv hela sökvägen</translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation>den har inget värde</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;</source>
        <translation>{where}: okänd inställning ”{key}”</translation>
    </message>
    <message>
        <source>{first} has given {key} already</source>
        <translation>{first} har redan angett {key}</translation>
    </message>
    <message>
        <source>{file} changes nothing: everything is as it is by default</source>
        <translation>{file} ändrar ingenting: allt är som det är som standard</translation>
    </message>
    <message>
        <source>data.corpus is still to be set: the folder of your recordings or their metadata file</source>
        <translation>data.corpus återstår att sätta: mappen med dina inspelningar eller deras metadatafil</translation>
    </message>
    <message>
        <source>a row was left out: {reason}</source>
        <translation>en rad utelämnades: {reason}</translation>
    </message>
    <message>
        <source>broken rows</source>
        <translation>trasiga rader</translation>
    </message>
    <message>
        <source>{file} was left out by hand</source>
        <translation>{file} utelämnades för hand</translation>
    </message>
    <message>
        <source>{metadata} has no longer the recording {file} with this text; read the corpus again</source>
        <translation>{metadata} innehåller inte längre inspelningen {file} med den här texten; läs korpusen igen</translation>
    </message>
    <message>
        <source>{file} has no prompt lists, for it is a corpus of the format &apos;{format}&apos;: leave --prompt-list out</source>
        <translation>{file} har inga promptlistor, eftersom det är en korpus i formatet ”{format}”: utelämna --prompt-list</translation>
    </message>
    <message>
        <source>stopped while reading the recordings</source>
        <translation>stoppades under läsningen av inspelningarna</translation>
    </message>
    <message>
        <source>texts without a recording</source>
        <translation>texter utan inspelning</translation>
    </message>
    <message>
        <source>{file} has no recording beside it</source>
        <translation>{file} har ingen inspelning bredvid sig</translation>
    </message>
    <message>
        <source>cannot play {file}: {reason}</source>
        <translation>kan inte spela upp {file}: {reason}</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>körningen är slut</translation>
    </message>
    <message>
        <source>the process that was to train {config} ended at once (exit code {code}): {words}</source>
        <translation>processen som skulle träna {config} avslutades genast (avslutningskod {code}): {words}</translation>
    </message>
    <message>
        <source>process {pid} was started to train and cannot be followed yet; it may still begin: formant status says</source>
        <translation>process {pid} startades för att träna och kan inte följas än; den kan fortfarande komma i gång: formant status visar det</translation>
    </message>
    <message>
        <source>CPU: {cpu}</source>
        <translation>CPU: {cpu}</translation>
    </message>
    <message>
        <source>{name} is remembered in {file}; until it can be used ({reason}), trainings take the best device that can</source>
        <translation>{name} är ihågkommen i {file}; tills den kan användas ({reason}) tar träningar den bästa enhet som kan</translation>
    </message>
    <message>
        <source>{name} is remembered in {file}; `formant hardware --reconfigure` asks again, and --gpu chooses for one run</source>
        <translation>{name} är ihågkommen i {file}; `formant hardware --reconfigure` frågar igen, och --gpu väljer för en enskild körning</translation>
    </message>
    <message>
        <source>read</source>
        <translation>läsning</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>avkodning</translation>
    </message>
    <message>
        <source>resample</source>
        <translation>omsampling</translation>
    </message>
    <message>
        <source>join</source>
        <translation>hopfogning</translation>
    </message>
    <message>
        <source>features</source>
        <translation>särdrag</translation>
    </message>
    <message>
        <source>collate</source>
        <translation>batchsammanställning</translation>
    </message>
    <message>
        <source>copy to device</source>
        <translation>kopiering till enheten</translation>
    </message>
    <message>
        <source>wait for data</source>
        <translation>väntan på data</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>framåtpass</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>bakåtpass</translation>
    </message>
    <message>
        <source>optimiser</source>
        <translation>optimerare</translation>
    </message>
    <message>
        <source>logging</source>
        <translation>loggning</translation>
    </message>
    <message>
        <source>step</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>other</source>
        <translation>övrigt</translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples, {ms} ms each: {speed} samples/s</source>
        <translation>{device}: {steps} steg med {batch} x {accumulation} exempel, {ms} ms vardera: {speed} exempel/s</translation>
    </message>
    <message>
        <source>busy: {mean} % on average, lowest {lowest} %, 5th percentile {fifth} %, swing {swing} %</source>
        <translation>belastning: {mean} % i genomsnitt, lägst {lowest} %, 5:e percentilen {fifth} %, svängning {swing} %</translation>
    </message>
    <message>
        <source>No setting would make it notably faster.</source>
        <translation>Ingen inställning skulle göra det märkbart snabbare.</translation>
    </message>
    <message>
        <source>Would help most: {settings}: about {gain} % more samples/s ({why})</source>
        <translation>Skulle hjälpa mest: {settings}: ungefär {gain} % fler exempel/s ({why})</translation>
    </message>
    <message>
        <source>name a run: its folder, or its name in {runs}</source>
        <translation>ange en körning: dess mapp, eller dess namn i {runs}</translation>
    </message>
    <message>
        <source>there is no run {run}, neither as a folder nor in {runs}</source>
        <translation>det finns ingen körning {run}, varken som mapp eller i {runs}</translation>
    </message>
    <message>
        <source>there are no checkpoints of {path}: it is neither a run in {runs}, nor the folder of a run or of checkpoints</source>
        <translation>det finns inga kontrollpunkter för {path}: det är varken en körning i {runs} eller mappen för en körning eller för kontrollpunkter</translation>
    </message>
    <message>
        <source>{path} is a run or a folder of checkpoints; name one of the files in it, which are listed by: formant checkpoint list {path}</source>
        <translation>{path} är en körning eller en mapp med kontrollpunkter; ange en av filerna i den, som listas av: formant checkpoint list {path}</translation>
    </message>
    <message>
        <source>cannot follow {run}: {socket}: {reason}</source>
        <translation>kan inte följa {run}: {socket}: {reason}</translation>
    </message>
    <message>
        <source>the process that trains {run} does not answer; whether the settings change is not known</source>
        <translation>processen som tränar {run} svarar inte; det är okänt om inställningarna ändras</translation>
    </message>
    <message>
        <source>process {pid}, which trains {run}, is of another version of formant; this one cannot follow it</source>
        <translation>process {pid}, som tränar {run}, är av en annan version av formant; den här versionen kan inte följa den</translation>
    </message>
    <message>
        <source>{total}, {free} of it free</source>
        <translation>{total}, varav {free} ledigt</translation>
    </message>
    <message>
        <source>none but float32</source>
        <translation>inget utom float32</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nej</translation>
    </message>
    <message>
        <source>{free} free in {folder}</source>
        <translation>{free} ledigt i {folder}</translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation>GPU-drivrutin</translation>
    </message>
    <message>
        <source>Newest CUDA of the driver</source>
        <translation>Drivrutinens nyaste CUDA</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Arkitektur</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Minne</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Drivrutin</translation>
    </message>
    <message>
        <source>Computes fast in</source>
        <translation>Räknar snabbt i</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>Attention</translation>
    </message>
    <message>
        <source>Code for it in LibTorch</source>
        <translation>Kod för den i LibTorch</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>Effektgräns</translation>
    </message>
    <message>
        <source>Place on the bus</source>
        <translation>Plats på bussen</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>Plattform</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>Instruktionsuppsättningar</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disk</translation>
    </message>
    <message>
        <source>Platform    {platform}</source>
        <translation>Plattform   {platform}</translation>
    </message>
    <message>
        <source>CPU         {cpu}</source>
        <translation>CPU         {cpu}</translation>
    </message>
    <message>
        <source>Disk        {free} free in {folder}</source>
        <translation>Disk        {free} ledigt i {folder}</translation>
    </message>
    <message>
        <source>            free memory {free}, driver {driver}, power limit {power}, {uuid}</source>
        <translation>            ledigt minne {free}, drivrutin {driver}, effektgräns {power}, {uuid}</translation>
    </message>
    <message>
        <source>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels in this LibTorch {kernels}, attention {attention}</source>
        <translation>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels i denna LibTorch {kernels}, attention {attention}</translation>
    </message>
    <message>
        <source>{index}       {gpu}</source>
        <translation>{index}       {gpu}</translation>
    </message>
    <message>
        <source>            cannot be used: {reason}</source>
        <translation>            kan inte användas: {reason}</translation>
    </message>
    <message>
        <source>GPU         none: {reason}</source>
        <translation>GPU         ingen: {reason}</translation>
    </message>
    <message>
        <source>Chosen      {how}</source>
        <translation>Vald        {how}</translation>
    </message>
    <message>
        <source>Remembered  {name} ({device}), {date}</source>
        <translation>Ihågkommen  {name} ({device}), {date}</translation>
    </message>
    <message>
        <source>Versions    {versions}</source>
        <translation>Versioner   {versions}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>as the run began</source>
        <translation>som när körningen började</translation>
    </message>
    <message>
        <source>configured</source>
        <translation>konfigurerat</translation>
    </message>
    <message>
        <source>{value} would suit this machine: {reason}</source>
        <translation>{value} skulle passa den här datorn: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Inställningar</translation>
    </message>
    <message>
        <source>  {setting}  {source}: {reason}</source>
        <translation>  {setting}  {source}: {reason}</translation>
    </message>
    <message>
        <source>  - {item}</source>
        <translation>  - {item}</translation>
    </message>
    <message>
        <source>Environment</source>
        <translation>Miljö</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>Rekommendationer</translation>
    </message>
    <message>
        <source>{device} did not pass its self-test: {lines}. Do not train on it before that is mended; `--gpu cpu` uses the CPU</source>
        <translation>{device} klarade inte sitt självtest: {lines}. Träna inte på den förrän det är åtgärdat; `--gpu cpu` använder CPU:n</translation>
    </message>
    <message>
        <source>the self-test was stopped</source>
        <translation>självtestet stoppades</translation>
    </message>
    <message>
        <source>{key} is {value} in the configuration; {suggestion} would suit this machine: {reason}</source>
        <translation>{key} är {value} i konfigurationen; {suggestion} skulle passa den här datorn: {reason}</translation>
    </message>
    <message>
        <source>{system}, in a container ({container})</source>
        <translation>{system}, i en container ({container})</translation>
    </message>
    <message>
        <source>, {count} {core|cores}</source>
        <translation>, {count} {kärna|kärnor}</translation>
    </message>
    <message>
        <source>, {memory} of memory</source>
        <translation>, {memory} minne</translation>
    </message>
    <message>
        <source>{model}{cores}, {threads} usable {thread|threads}{memory}</source>
        <translation>{model}{cores}, {threads} {användbar tråd|användbara trådar}{memory}</translation>
    </message>
    <message>
        <source>{name} ({facts})</source>
        <translation>{name} ({facts})</translation>
    </message>
    <message>
        <source>{variable}: {effect}</source>
        <translation>{variable}: {effect}</translation>
    </message>
    <message>
        <source>not available</source>
        <translation>inte tillgängligt</translation>
    </message>
    <message>
        <source>GPU {index}</source>
        <translation>GPU {index}</translation>
    </message>
    <message>
        <source>seen, not usable</source>
        <translation>hittad, inte användbar</translation>
    </message>
    <message>
        <source>chosen automatically: {settings}</source>
        <translation>automatiskt valt: {settings}</translation>
    </message>
    <message>
        <source>as this run began: {settings}</source>
        <translation>som när den här körningen började: {settings}</translation>
    </message>
    <message>
        <source>as configured: {settings}</source>
        <translation>enligt konfigurationen: {settings}</translation>
    </message>
    <message>
        <source>counts only where recordings are joined (concatenate_max above 1)</source>
        <translation>gäller bara där inspelningar fogas ihop (concatenate_max över 1)</translation>
    </message>
    <message>
        <source>counts only with normalise_loudness</source>
        <translation>gäller bara med normalise_loudness</translation>
    </message>
    <message>
        <source>train.epochs says when the training ends</source>
        <translation>train.epochs bestämmer när träningen slutar</translation>
    </message>
    <message>
        <source>counts only where batch_size or gradient_accumulation_steps is automatic</source>
        <translation>gäller bara om batch_size eller gradient_accumulation_steps är automatiskt</translation>
    </message>
    <message>
        <source>counts only in fp16</source>
        <translation>gäller bara i fp16</translation>
    </message>
    <message>
        <source>counts only with use_torch_compile</source>
        <translation>gäller bara med use_torch_compile</translation>
    </message>
    <message>
        <source>counts only with layers: custom</source>
        <translation>gäller bara med layers: custom</translation>
    </message>
    <message>
        <source>counts only where a plateau is looked for: on_plateau or early_stopping</source>
        <translation>gäller bara där platåer letas upp: on_plateau eller early_stopping</translation>
    </message>
    <message>
        <source>counts only with loss_explosion_protection</source>
        <translation>gäller bara med loss_explosion_protection</translation>
    </message>
    <message>
        <source>counts only where texts are read as phonemes</source>
        <translation>gäller bara där texter läses som fonem</translation>
    </message>
    <message>
        <source>the connection to process {pid} is lost; it still trains {run}, which can be followed again</source>
        <translation>anslutningen till process {pid} bröts; den tränar fortfarande {run}, som går att följa igen</translation>
    </message>
    <message>
        <source>process {pid}, which trained {run}, ended all of a sudden at step {step}: killed, or crashed (log.txt). Started again, the run goes on from its newest checkpoint</source>
        <translation>process {pid}, som tränade {run}, avslutades plötsligt vid steg {step}: dödad eller kraschad (log.txt). När körningen startas igen fortsätter den från sin senaste kontrollpunkt</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is no whole path of a folder; it begins with &apos;/&apos;</source>
        <translation>”{folder}” är ingen fullständig sökväg till en mapp; en sådan börjar med ”/”</translation>
    </message>
    <message>
        <source>nothing can be written into {folder}; choose another folder</source>
        <translation>det går inte att skriva i {folder}; välj en annan mapp</translation>
    </message>
    <message>
        <source>model {name}: {count} parameters</source>
        <translation>modell {name}: {count} parametrar</translation>
    </message>
    <message>
        <source>  {title}: {count}</source>
        <translation>  {title}: {count}</translation>
    </message>
    <message>
        <source>the first step&apos;s loss or gradient is no number</source>
        <translation>det första stegets förlust eller gradient är inte ett tal</translation>
    </message>
    <message>
        <source>one training step: loss {loss}, gradient norm {norm}</source>
        <translation>ett träningssteg: förlust {loss}, gradientnorm {norm}</translation>
    </message>
    <message>
        <source>speaks: {frames} frames</source>
        <translation>talar: {frames} ramar</translation>
    </message>
    <message>
        <source>{file} is no configuration of the older scripts, YAML of sections and settings: {reason}</source>
        <translation>{file} är ingen konfiguration för de äldre skripten, det vill säga YAML med avsnitt och inställningar: {reason}</translation>
    </message>
    <message>
        <source>batches are always made ready ahead of the training by threads; data.num_workers and data.prefetch_buffer_size say how many</source>
        <translation>batchar förbereds alltid av trådar i förväg för träningen; data.num_workers och data.prefetch_buffer_size anger hur många</translation>
    </message>
    <message>
        <source>a choice of TensorFlow&apos;s, which is not used here</source>
        <translation>ett val som hör till TensorFlow, som inte används här</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s way to compile a step; the setting for one here is train.use_torch_compile</source>
        <translation>TensorFlows sätt att kompilera ett steg; motsvarande inställning här är train.use_torch_compile</translation>
    </message>
    <message>
        <source>the window is as long as the Fourier transform, audio.n_fft</source>
        <translation>fönstret är lika långt som Fouriertransformen, audio.n_fft</translation>
    </message>
    <message>
        <source>every step is written to the run&apos;s metrics.jsonl</source>
        <translation>varje steg skrivs till körningens metrics.jsonl</translation>
    </message>
    <message>
        <source>{folder} is not the folder of a run: there is no config.yaml in it. Name such a folder, or a configuration file</source>
        <translation>{folder} är inte mappen för en körning: det finns ingen config.yaml i den. Ange en sådan mapp, eller en konfigurationsfil</translation>
    </message>
    <message>
        <source>you chose it for this device</source>
        <translation>du valde det för den här enheten</translation>
    </message>
    <message>
        <source>stopped before the training began</source>
        <translation>stoppades innan träningen började</translation>
    </message>
    <message>
        <source>the defaults and the settings of the command line are valid</source>
        <translation>standardvärdena och kommandoradens inställningar är giltiga</translation>
    </message>
    <message>
        <source>{file} is valid</source>
        <translation>{file} är giltig</translation>
    </message>
    <message>
        <source>there are no captured graphs yet: with train.use_torch_compile, too, training runs step by step (eagerly); the voice is the same</source>
        <translation>det finns inga fångade grafer än: även med train.use_torch_compile körs träningen steg för steg (eager); rösten blir densamma</translation>
    </message>
    <message>
        <source>texts are read as {mode}, in the language &apos;{language}&apos;</source>
        <translation>texter läses som {mode}, på språket ”{language}”</translation>
    </message>
    <message>
        <source>{file} is not there</source>
        <translation>{file} finns inte</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>{file} är tom (0 byte)</translation>
    </message>
    <message>
        <source>{file} has no text</source>
        <translation>{file} har ingen text</translation>
    </message>
    <message>
        <source>{file} is {format}, which formant does not decode</source>
        <translation>{file} är {format}, som formant inte avkodar</translation>
    </message>
    <message>
        <source>{file} names {count} recordings, all there and with a text</source>
        <translation>{file} anger {count} inspelningar, alla på plats och med text</translation>
    </message>
    <message>
        <source>none of the {count} recordings that {file} names can be used; the first: {first}</source>
        <translation>ingen av de {count} inspelningar som {file} anger kan användas; den första: {first}</translation>
    </message>
    <message>
        <source>data.validation_share {share} keeps none of the {count} recordings to validate on, for they are chosen by a hash of their names: set a larger one, or data.validation</source>
        <translation>data.validation_share {share} sparar ingen av de {count} inspelningarna för validering, eftersom de väljs med en hash av deras namn: sätt ett större värde, eller data.validation</translation>
    </message>
    <message>
        <source>{count} recordings are kept to validate on</source>
        <translation>{count} inspelningar sparas för validering</translation>
    </message>
    <message>
        <source>train.early_stopping and train.on_plateau go by validations, and there are none: set data.validation or a larger data.validation_share</source>
        <translation>train.early_stopping och train.on_plateau går efter valideringar, och det finns inga: sätt data.validation eller ett större data.validation_share</translation>
    </message>
    <message>
        <source>trains on {device}, which computes as it should</source>
        <translation>tränar på {device}, som räknar som den ska</translation>
    </message>
    <message>
        <source>{folder} cannot be written; --runs chooses another place</source>
        <translation>det går inte att skriva i {folder}; --runs väljer en annan plats</translation>
    </message>
    <message>
        <source>the run is kept in {folder}</source>
        <translation>körningen lagras i {folder}</translation>
    </message>
    <message>
        <source>steps of {batch} {sample|samples} do not work here: {reason}</source>
        <translation>steg med {batch} {exempel|exempel} fungerar inte här: {reason}</translation>
    </message>
    <message>
        <source>a training takes about {need} of memory, and there are {limit}; {activations} of it are for {batch} samples of up to {seconds} s: halve train.batch_size and double train.gradient_accumulation_steps, or set train.use_gradient_checkpointing</source>
        <translation>en träning tar ungefär {need} minne, och det finns {limit}; {activations} av det är för {batch} exempel på upp till {seconds} s: halvera train.batch_size och dubbla train.gradient_accumulation_steps, eller sätt train.use_gradient_checkpointing</translation>
    </message>
    <message>
        <source>a training takes about {need} of {limit}: {parameters} for weights, gradients, optimiser and average, {program} for the program, {activations} for {batch} samples of up to {seconds} s (measured with 1 and {larger})</source>
        <translation>en träning tar ungefär {need} av {limit}: {parameters} för vikter, gradienter, optimerare och medelvärde, {program} för programmet, {activations} för {batch} exempel på upp till {seconds} s (uppmätt med 1 och {larger})</translation>
    </message>
    <message>
        <source>steps of one sample work here; two at a time would not</source>
        <translation>steg med ett exempel fungerar här; två åt gången skulle inte göra det</translation>
    </message>
    <message>
        <source>{name} with {millions} million parameters</source>
        <translation>{name} med {millions} miljoner parametrar</translation>
    </message>
    <message>
        <source>{tried} of the {count} recordings were decoded to see: {seconds} s of sound each on average, {total} in all</source>
        <translation>{tried} av de {count} inspelningarna avkodades som prov: i genomsnitt {seconds} s ljud per inspelning, {total} totalt</translation>
    </message>
    <message>
        <source>checkpoints take up to {need}; {free} are free in {folder}</source>
        <translation>kontrollpunkter tar upp till {need}; {free} är ledigt i {folder}</translation>
    </message>
    <message>
        <source>checkpoints take up to {need}, but only {free} are free in {folder}; the training will wait when the disk is full. Free some, lower train.keep_checkpoints, or choose another place with --runs</source>
        <translation>kontrollpunkter tar upp till {need}, men bara {free} är ledigt i {folder}; träningen väntar när disken är full. Frigör utrymme, sänk train.keep_checkpoints, eller välj en annan plats med --runs</translation>
    </message>
    <message>
        <source>{folder}, where decoded recordings are kept, cannot be written; set XDG_CACHE_HOME to another place</source>
        <translation>det går inte att skriva i {folder}, där avkodade inspelningar lagras; sätt XDG_CACHE_HOME till en annan plats</translation>
    </message>
    <message>
        <source>decoded recordings take up to {need}; {free} are free in {folder}</source>
        <translation>avkodade inspelningar tar upp till {need}; {free} är ledigt i {folder}</translation>
    </message>
    <message>
        <source>decoded recordings take up to {need}, but only {free} are free in {folder}; free some, or set XDG_CACHE_HOME to another place</source>
        <translation>avkodade inspelningar tar upp till {need}, men bara {free} är ledigt i {folder}; frigör utrymme, eller sätt XDG_CACHE_HOME till en annan plats</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) has no weights of this model</source>
        <translation>{file} (train.pretrained_path) har inga vikter för den här modellen</translation>
    </message>
    <message>
        <source>goes on after step {step} of {file}</source>
        <translation>fortsätter efter steg {step} i {file}</translation>
    </message>
    <message>
        <source>the preset fine_tune is for a voice that is trained already, and this training begins without one; name its checkpoint: --set train.pretrained_path=FILE</source>
        <translation>förinställningen fine_tune är till för en röst som redan är tränad, och den här träningen börjar utan en; ange dess kontrollpunkt: --set train.pretrained_path=FILE</translation>
    </message>
    <message>
        <source>begins with the weights of {file}</source>
        <translation>börjar med vikterna från {file}</translation>
    </message>
    <message>
        <source>the recordings&apos; disk reads only {speed} MB/s; a copy on a local disk would be faster</source>
        <translation>disken med inspelningarna läser bara {speed} MB/s; en kopia på en lokal disk skulle vara snabbare</translation>
    </message>
    <message>
        <source>the recordings&apos; disk reads {speed} MB/s</source>
        <translation>disken med inspelningarna läser {speed} MB/s</translation>
    </message>
    <message>
        <source>about {time} for {steps} steps: one with made-up samples of {sample_s} s, the mean length here, took {seconds} s</source>
        <translation>ungefär {time} för {steps} steg: ett med påhittade exempel på {sample_s} s, medellängden här, tog {seconds} s</translation>
    </message>
    <message>
        <source>{file} was left out: its text has nothing to speak</source>
        <translation>{file} utelämnades: dess text innehåller inget att läsa upp</translation>
    </message>
    <message>
        <source>Nothing but the defaults.</source>
        <translation>Inget annat än standardvärdena.</translation>
    </message>
    <message>
        <source>A voice of a few words from a minute of short recordings, trained in minutes on two CPU cores.</source>
        <translation>En röst med några få ord från en minut korta inspelningar, tränad på några minuter med två CPU-kärnor.</translation>
    </message>
    <message>
        <source>For any machine: batches, precision and buffers as suit its GPU or its CPU (formant hardware shows them), the rest as in balanced.</source>
        <translation>För alla datorer: batchar, precision och buffertar som passar GPU:n eller CPU:n (formant hardware visar dem), resten som i balanced.</translation>
    </message>
    <message>
        <source>For a GPU with 4 to 8 GB: small batches, added up, in half precision, and as little as can be kept in its memory.</source>
        <translation>För en GPU med 4 till 8 GB: små batchar som ackumuleras, i halv precision, och så lite som möjligt i dess minne.</translation>
    </message>
    <message>
        <source>For a GPU with 8 to 16 GB and a corpus of some hours: where most begin.</source>
        <translation>För en GPU med 8 till 16 GB och en korpus på några timmar: där de flesta börjar.</translation>
    </message>
    <message>
        <source>For a GPU with 24 GB or more, Ampere or later: large batches in bf16, more of them kept ready.</source>
        <translation>För en GPU med 24 GB eller mer, Ampere eller senare: stora batchar i bf16, och fler av dem hålls redo.</translation>
    </message>
    <message>
        <source>To go on with a voice that is trained already, on other recordings: low learning rate, few steps, looked at often, ended when the validation no longer becomes better.</source>
        <translation>För att fortsätta med en redan tränad röst på andra inspelningar: låg inlärningshastighet, få steg, täta kontroller, och slut när valideringen inte längre blir bättre.</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) holds a model &apos;{saved}&apos;, and model.name is &apos;{model}&apos;</source>
        <translation>{file} (train.pretrained_path) innehåller en modell ”{saved}”, och model.name är ”{model}”</translation>
    </message>
    <message>
        <source>the weights to begin with have {count} speakers, which are left behind: the corpus has one</source>
        <translation>startvikterna har {count} talare, som lämnas därhän: korpusen har en</translation>
    </message>
    <message>
        <source>all speakers are new to the weights to begin with</source>
        <translation>alla talare är nya för startvikterna</translation>
    </message>
    <message>
        <source>the weights to begin with know all speakers</source>
        <translation>startvikterna känner alla talare</translation>
    </message>
    <message>
        <source>the weights to begin with know the speakers {known}; new to them are {fresh}</source>
        <translation>startvikterna känner talarna {known}; nya för dem är {fresh}</translation>
    </message>
    <message>
        <source>{file} is no queue of trainings; it should be like {example}</source>
        <translation>{file} är ingen kö med träningar; filen ska se ut som {example}</translation>
    </message>
    <message>
        <source>{file}: job {number} cannot be understood ({reason}); a job is like {example}</source>
        <translation>{file}: jobb {number} går inte att förstå ({reason}); ett jobb ser ut som {example}</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant; use that one, or another file</source>
        <translation>{file} skrevs av en nyare version av formant; använd den, eller en annan fil</translation>
    </message>
    <message>
        <source>a training that runs cannot be changed; stop it first</source>
        <translation>en pågående träning kan inte ändras; stoppa den först</translation>
    </message>
    <message>
        <source>the reference gives no style: {reason}</source>
        <translation>referensen ger ingen stil: {reason}</translation>
    </message>
    <message>
        <source>{device} is no longer there; what was measured is not remembered</source>
        <translation>{device} finns inte längre; det som mättes sparas inte</translation>
    </message>
    <message>
        <source>remembered in {file}: batch size {batch} on {device}, for {model} in {precision}; train.batch_size: 0 takes it</source>
        <translation>sparat i {file}: batchstorlek {batch} på {device}, för {model} i {precision}; train.batch_size: 0 använder den</translation>
    </message>
    <message>
        <source>cannot write {path}</source>
        <translation>kan inte skriva {path}</translation>
    </message>
    <message>
        <source>Version of the configuration&apos;s form.</source>
        <translation>Version av konfigurationens format.</translation>
    </message>
    <message>
        <source>Name of the run; its folder below the runs folder.</source>
        <translation>Körningens namn; dess mapp under körningarnas mapp.</translation>
    </message>
    <message>
        <source>Named set of values to begin with; every value that the configuration or the command line gives wins over it.</source>
        <translation>Namngiven uppsättning värden att utgå från; varje värde som konfigurationen eller kommandoraden anger går före.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be the name of a run: it names a folder, without &apos;/&apos; and tabs, not starting with &apos;.&apos; or &apos;-&apos;, and without blanks around it</source>
        <translation>”{name}” kan inte vara namnet på en körning: namnet ska duga som mappnamn, utan ”/” och tabbar, får inte börja med ”.” eller ”-” och får inte ha blanksteg runt sig</translation>
    </message>
    <message>
        <source>computes on {device}: {how}</source>
        <translation>räknar på {device}: {how}</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>kan inte läsa mappen {folder}: {reason}</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; is no command to a run; those are pause, resume, stop, save_now, sample_now, and change with settings</source>
        <translation>”{line}” är inget kommando till en körning; de som finns är pause, resume, stop, save_now, sample_now och change med inställningar</translation>
    </message>
    <message>
        <source>cannot make the socket {path} for those who follow the run: {reason}</source>
        <translation>kan inte skapa socketen {path} för dem som följer körningen: {reason}</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: the path of its folder is too long for a socket, and XDG_RUNTIME_DIR is not set</source>
        <translation>andra processer kan inte följa den här körningen: sökvägen till dess mapp är för lång för en socket, och XDG_RUNTIME_DIR är inte satt</translation>
    </message>
    <message>
        <source>nobody trains {run} now</source>
        <translation>ingen tränar {run} nu</translation>
    </message>
    <message>
        <source>process {pid} trains {run}, but nobody can follow it: it is a window&apos;s, or has only begun</source>
        <translation>process {pid} tränar {run}, men ingen kan följa den: den hör till ett fönster, eller har just börjat</translation>
    </message>
    <message>
        <source>the run {folder} has checkpoints already, and --resume never would write over them; use --resume auto or another name</source>
        <translation>körningen {folder} har redan kontrollpunkter, och --resume never skulle skriva över dem; använd --resume auto eller ett annat namn</translation>
    </message>
    <message>
        <source>process {pid} was asked to stop and has not yet; it may be in a long step</source>
        <translation>process {pid} har ombetts att stoppa men har inte gjort det än; den kan vara mitt i ett långt steg</translation>
    </message>
    <message>
        <source>beginning with the weights of {file}</source>
        <translation>börjar med vikterna från {file}</translation>
    </message>
    <message>
        <source>reading the recordings of {corpus}</source>
        <translation>läser inspelningarna i {corpus}</translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate</source>
        <translation>{training} {inspelning|inspelningar} att träna på, {validation} att validera på</translation>
    </message>
    <message>
        <source>{count} speakers: {names}</source>
        <translation>{count} talare: {names}</translation>
    </message>
    <message>
        <source>the corpus is not the one that the checkpoint was trained on; the training goes on with the new</source>
        <translation>korpusen är inte den som kontrollpunkten tränades på; träningen fortsätter med den nya</translation>
    </message>
    <message>
        <source>going on after step {step} of {file}</source>
        <translation>fortsätter efter steg {step} i {file}</translation>
    </message>
    <message>
        <source>changed since the checkpoint: {keys}; the training goes on with the new values, not as if it had never stopped</source>
        <translation>ändrat sedan kontrollpunkten: {keys}; träningen fortsätter med de nya värdena, inte som om den aldrig hade stoppats</translation>
    </message>
    <message>
        <source>the damaged checkpoint is kept as {file}</source>
        <translation>den skadade kontrollpunkten behålls som {file}</translation>
    </message>
    <message>
        <source>{count} later {checkpoint is|checkpoints are} from another way on, and kept as abandoned_step_N.pt</source>
        <translation>{count} senare {kontrollpunkt hör|kontrollpunkter hör} till en annan fortsättning och behålls som abandoned_step_N.pt</translation>
    </message>
    <message>
        <source>no step for {seconds} s, more than 20 times as long as usual; is the GPU or the disk busy with something else, or the machine out of memory?</source>
        <translation>inget steg på {seconds} s, mer än 20 gånger så länge som vanligt; är GPU:n eller disken upptagen med annat, eller har datorn slut på minne?</translation>
    </message>
    <message>
        <source>it cannot be spoken: {reason}</source>
        <translation>det går inte att läsa upp: {reason}</translation>
    </message>
    <message>
        <source>out of memory, though this one sentence alone was spoken: &apos;{sentence}&apos;; divide it with full stops, end other programs that use this memory, or speak with --gpu cpu</source>
        <translation>slut på minne, fast bara den här enda meningen lästes upp: ”{sentence}”; dela upp den med punkter, avsluta andra program som använder det här minnet, eller läs upp med --gpu cpu</translation>
    </message>
    <message>
        <source>this voice has one speaker, who is not called &apos;{name}&apos;; leave --speaker out, and the column of speakers in lists</source>
        <translation>den här rösten har en enda talare, som inte heter ”{name}”; utelämna --speaker och kolumnen med talare i listor</translation>
    </message>
    <message>
        <source>this voice has no speaker &apos;{name}&apos;; it has {names}</source>
        <translation>den här rösten har ingen talare ”{name}”; den har {names}</translation>
    </message>
    <message>
        <source>this voice has several speakers, and the first speaks; --speaker takes another of {names}</source>
        <translation>den här rösten har flera talare, och den första talar; --speaker väljer en annan av {names}</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is no name for a file; its text is spoken into {file}</source>
        <translation>id:t ”{id}” fungerar inte som filnamn; dess text läses upp till {file}</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is there before, perhaps in other letters (a, A); the later text is spoken into {file}</source>
        <translation>id:t ”{id}” har redan förekommit, kanske med andra bokstäver (a, A); den senare texten läses upp till {file}</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;; is &apos;{nearest}&apos; meant?</source>
        <translation>ingen text har id:t ”{id}”; menas ”{nearest}”?</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;</source>
        <translation>ingen text har id:t ”{id}”</translation>
    </message>
    <message>
        <source>nothing to speak: give --text or --list</source>
        <translation>inget att läsa upp: ange --text eller --list</translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation>{place}: varje rad måste se ut som {example}</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: id,text</source>
        <translation>{place}: första raden måste ange kolumnerna: id,text</translation>
    </message>
    <message>
        <source>{file} is no list of texts: let its name end in .txt (a text a line), .csv (columns id,text) or .jsonl (keys id, text)</source>
        <translation>{file} är ingen lista med texter: låt namnet sluta på .txt (en text per rad), .csv (kolumnerna id,text) eller .jsonl (nycklarna id, text)</translation>
    </message>
    <message>
        <source>speaking was stopped; {done} of {all} texts are in {folder}</source>
        <translation>uppläsningen stoppades; {done} av {all} texter finns i {folder}</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>uppläsningen stoppades</translation>
    </message>
    <message>
        <source>its sentences cannot be joined: {reason}</source>
        <translation>dess meningar kan inte fogas ihop: {reason}</translation>
    </message>
    <message>
        <source>Training thread, one step</source>
        <translation>Träningstråden, ett steg</translation>
    </message>
    <message>
        <source>{count} {worker makes|workers make} batches, one sample</source>
        <translation>{count} {tråd skapar|trådar skapar} batchar, ett exempel</translation>
    </message>
    <message>
        <source>{count} {process prepares|processes prepare} recordings, one recording</source>
        <translation>{count} {process förbereder|processer förbereder} inspelningar, en inspelning</translation>
    </message>
    <message>
        <source>it failed: {reason}</source>
        <translation>det misslyckades: {reason}</translation>
    </message>
    <message>
        <source>its process was killed, as the system does where memory does not suffice, or hangs</source>
        <translation>dess process dödades, som systemet gör när minnet inte räcker, eller har hängt sig</translation>
    </message>
    <message>
        <source>{file} was left out: there is nothing to train on of its speaker {speaker}</source>
        <translation>{file} utelämnades: det finns inget att träna på för dess talare {speaker}</translation>
    </message>
    <message>
        <source>{file} was left out: its text has sounds that the checkpoint&apos;s voice does not know</source>
        <translation>{file} utelämnades: dess text innehåller språkljud som kontrollpunktens röst inte känner till</translation>
    </message>
    <message>
        <source>{file} was left out: it is too short for its text; do the two belong together?</source>
        <translation>{file} utelämnades: den är för kort för sin text; hör de två ihop?</translation>
    </message>
    <message>
        <source>no recording is left to train on; the first that was left out: {first}</source>
        <translation>ingen inspelning finns kvar att träna på; den första som utelämnades: {first}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppad</translation>
    </message>
    <message>
        <source>one sample takes more than 85 % of the memory</source>
        <translation>ett exempel tar mer än 85 % av minnet</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use train.use_gradient_checkpointing, a smaller model, or leave out the longest recordings</source>
        <translation>inte ens ett exempel åt gången kan tränas: {reason}; använd train.use_gradient_checkpointing, en mindre modell, eller utelämna de längsta inspelningarna</translation>
    </message>
    <message>
        <source>{file} holds no sentences; write one on each line</source>
        <translation>{file} innehåller inga meningar; skriv en på varje rad</translation>
    </message>
    <message>
        <source>there is no list of sentences {file}</source>
        <translation>det finns ingen lista med meningar {file}</translation>
    </message>
    <message>
        <source>{folder} holds a voice already; go on with it, or give the new one another name</source>
        <translation>{folder} innehåller redan en röst; fortsätt med den, eller ge den nya ett annat namn</translation>
    </message>
    <message>
        <source>a voice needs its speaker, what the speaker has agreed to, a licence and a language</source>
        <translation>en röst behöver sin talare, vad talaren har godkänt, en licens och ett språk</translation>
    </message>
    <message>
        <source>{folder} holds no recorded voice: it needs profile.json and the folder recordings/</source>
        <translation>{folder} innehåller ingen inspelad röst: den behöver profile.json och mappen recordings/</translation>
    </message>
    <message>
        <source>the list &apos;{list}&apos; has no sentence {number}</source>
        <translation>listan ”{list}” har ingen mening {number}</translation>
    </message>
    <message>
        <source>left out by hand</source>
        <translation>utelämnad för hand</translation>
    </message>
    <message>
        <source>{file} was taken back by hand</source>
        <translation>{file} togs med igen för hand</translation>
    </message>
    <message>
        <source>the run {run} is trained already: it has reached step {step}, and train.max_steps asks for {steps}. To train it longer, set a larger train.max_steps; to train another voice, give it another name</source>
        <translation>körningen {run} är redan tränad: den har nått steg {step}, och train.max_steps är {steps}. Sätt ett större train.max_steps för att träna den längre; för att träna en annan röst, ge den ett annat namn</translation>
    </message>
    <message>
        <source>the run {run} was trained on the recordings of {before} and goes on with others; if they are of another voice, give it another name</source>
        <translation>körningen {run} tränades på inspelningarna i {before} och fortsätter med andra; om de är av en annan röst, ge den ett annat namn</translation>
    </message>
    <message>
        <source>train.sample_texts is empty: the samples speak {count} {text|texts} of the recordings that are kept to validate on</source>
        <translation>train.sample_texts är tomt: ljudproven läser upp {count} {text|texter} från inspelningarna som hålls undan för validering</translation>
    </message>
    <message>
        <source>train.sample_texts is empty: the samples speak {count} {text|texts} of the recordings that are trained on, for none are kept to validate on</source>
        <translation>train.sample_texts är tomt: ljudproven läser upp {count} {text|texter} från inspelningarna som träningen använder, eftersom inga hålls undan för validering</translation>
    </message>
    <message>
        <source>there is no public form of a model &apos;{model}&apos;; those of vits and hifigan can be converted</source>
        <translation>det finns inget publikt format för en modell ”{model}”; modeller av typen vits och hifigan kan konverteras</translation>
    </message>
    <message>
        <source>{file} is there already; choose another folder with --out</source>
        <translation>{file} finns redan; välj en annan mapp med --out</translation>
    </message>
    <message>
        <source>counts only for another kind of model</source>
        <translation>gäller bara för en annan modelltyp</translation>
    </message>
    <message>
        <source>counts only with schedule: cosine</source>
        <translation>gäller bara med schedule: cosine</translation>
    </message>
    <message>
        <source>counts only with schedule: exponential</source>
        <translation>gäller bara med schedule: exponential</translation>
    </message>
    <message>
        <source>counts only with pretrained_path</source>
        <translation>gäller bara med pretrained_path</translation>
    </message>
    <message>
        <source>VITS, text to sound in one model, small and quick.</source>
        <translation>VITS, text till ljud i en enda modell, liten och snabb.</translation>
    </message>
    <message>
        <source>VITS with the public encoders and a light decoder.</source>
        <translation>VITS med de publika kodarna och en lätt avkodare.</translation>
    </message>
    <message>
        <source>VITS with the sizes of the public ljs_base.</source>
        <translation>VITS med samma storlekar som den publika ljs_base.</translation>
    </message>
    <message>
        <source>the weights to begin with do not name their speakers: they are taken for those of the corpus in the order of their names</source>
        <translation>startvikterna anger inte namnen på sina talare: de antas vara korpusens talare i namnordning</translation>
    </message>
    <message>
        <source>the weights to begin with do not fit this model: {tensors}. Use the configuration they were trained with, or take what fits with train.pretrained_partial (--partial)</source>
        <translation>startvikterna passar inte den här modellen: {tensors}. Använd konfigurationen de tränades med, eller ta det som passar med train.pretrained_partial (--partial)</translation>
    </message>
    <message>
        <source>{count} {tensor|tensors} of the weights to begin with {is|are} taken</source>
        <translation>{count} {tensor|tensorer} av startvikterna används</translation>
    </message>
    <message>
        <source>these begin at random: {tensors}</source>
        <translation>dessa börjar med slumpvärden: {tensors}</translation>
    </message>
    <message>
        <source>these of the file are left out: {tensors}</source>
        <translation>dessa ur filen utelämnas: {tensors}</translation>
    </message>
    <message>
        <source>and those of {file} beside it</source>
        <translation>och med dem från {file} bredvid</translation>
    </message>
    <message>
        <source>a training takes about {need} of memory, and there are {limit}; {activations} of it are for {batch} samples of up to {seconds} s: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>en träning tar ungefär {need} minne, och det finns {limit}; {activations} av det är för {batch} exempel på upp till {seconds} s: halvera train.batch_size och dubbla train.gradient_accumulation_steps</translation>
    </message>
    <message>
        <source>train.use_gradient_checkpointing saves no memory with {name}, which keeps all activations; set it off</source>
        <translation>train.use_gradient_checkpointing sparar inget minne med {name}, som behåller alla aktiveringar; stäng av det</translation>
    </message>
    <message>
        <source>the weights to begin with do not name their symbols: they are taken for those of the texts in their order. If they are others, the voice has to learn to read anew; lay their symbols.txt, a symbol a line, beside the file</source>
        <translation>startvikterna anger inte sina symboler: de antas vara texternas, i deras ordning. Är de andra måste rösten lära sig läsa på nytt; lägg deras symbols.txt, med en symbol per rad, bredvid filen</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use a smaller model, or leave out the longest recordings</source>
        <translation>inte ens ett exempel åt gången kan tränas: {reason}; använd en mindre modell, eller utelämna de längsta inspelningarna</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, in which most of these texts are not written: set the language that they are in. The first: {text}</source>
        <translation>text.language är ”{language}”, men de flesta av texterna är inte skrivna så: välj det språk de är på. Den första: {text}</translation>
    </message>
    <message>
        <source>the training of {folder} is running (process {pid}); stop it first</source>
        <translation>träningen av {folder} pågår (process {pid}); stoppa den först</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps}, by what was measured here</source>
        <translation>{whole} för alla {all} steg, {time} för en epok på {steps} {steg|steg}, enligt mätningar här</translation>
    </message>
    <message>
        <source>{unfit} of the {count} recordings that {file} names will be left out; the first: {first}; the window&apos;s page Data and `formant doctor` name them all</source>
        <translation>{unfit} av de {count} inspelningar som {file} anger kommer att utelämnas; den första: {first}; fönstrets sida Data och `formant doctor` räknar upp alla</translation>
    </message>
    <message>
        <source>none of the {tried} recordings that were decoded to see can be used; the first: {first}</source>
        <translation>ingen av de {tried} inspelningar som avkodades som prov kan användas; den första: {first}</translation>
    </message>
    <message>
        <source>{unusable} of {tried} recordings that were decoded to see cannot be used; the first: {first}; the window&apos;s page Data and `formant doctor` look at all {count}</source>
        <translation>{unusable} av {tried} inspelningar som avkodades som prov kan inte användas; den första: {first}; fönstrets sida Data och `formant doctor` undersöker alla {count}</translation>
    </message>
    <message>
        <source>the demo&apos;s recordings are not there yet ({file}); choose a folder of your own recordings, or run installer/quickstart, which prepares the demo&apos;s</source>
        <translation>demons inspelningar finns inte än ({file}); välj en mapp med egna inspelningar, eller kör installer/quickstart, som förbereder demons</translation>
    </message>
    <message>
        <source>counts only for a model that learns texts</source>
        <translation>gäller bara för en modell som lär sig texter</translation>
    </message>
    <message>
        <source>{name} learns from sound alone: no texts are read</source>
        <translation>{name} lär sig enbart av ljud: inga texter läses</translation>
    </message>
    <message>
        <source>{file} names {count} recordings, all there</source>
        <translation>{file} anger {count} inspelningar, alla på plats</translation>
    </message>
    <message>
        <source>A vocoder (HiFi-GAN V3) that makes sound of what the voices of unet say; it learns from sound alone, so that recordings without texts do.</source>
        <translation>En vocoder (HiFi-GAN V3) som gör ljud av det som rösterna från unet säger; den lär sig enbart av ljud, så inspelningar utan text räcker.</translation>
    </message>
    <message>
        <source>about {need} of {limit}, a rough estimate: the check before a start measures it</source>
        <translation>ungefär {need} av {limit}, en grov uppskattning: kontrollen före en start mäter det</translation>
    </message>
    <message>
        <source>about {whole} for all {all} steps, {time} for an epoch of {steps} {step|steps}, a rough estimate: the check before a start measures it</source>
        <translation>ungefär {whole} för alla {all} steg, {time} för en epok på {steps} {steg|steg}, en grov uppskattning: kontrollen före en start mäter det</translation>
    </message>
    <message>
        <source>data.validation_share {share} keeps all recordings to validate on, for they are chosen by a hash of their names: set a smaller one, or data.validation</source>
        <translation>data.validation_share {share} sparar alla inspelningar för validering, eftersom de väljs med en hash av deras namn: sätt ett mindre värde, eller data.validation</translation>
    </message>
    <message>
        <source>train.precision is {precision}, with which this CPU takes longer than with float32; --set train.precision=float32</source>
        <translation>train.precision är {precision}, som tar längre tid på den här CPU:n än float32; --set train.precision=float32</translation>
    </message>
    <message>
        <source>the voice {file} (model.hifigan.mels_of) knows the speakers {known}, and not {speaker} of the recordings; leave those out, or train the voice with them</source>
        <translation>rösten {file} (model.hifigan.mels_of) känner till talarna {known}, och inte {speaker} i inspelningarna; utelämna dessa, eller träna rösten med dem</translation>
    </message>
    <message>
        <source>counts only for a model that speaks</source>
        <translation>gäller bara för en modell som talar</translation>
    </message>
    <message>
        <source>learns from the frames that {file} makes of the recordings</source>
        <translation>lär sig av ramarna som {file} skapar av inspelningarna</translation>
    </message>
    <message>
        <source>{file} is to hold a symbol a line, first that of padding, and a space among them</source>
        <translation>{file} ska innehålla en symbol per rad, först den för utfyllnad, och ett mellanslag bland de andra</translation>
    </message>
    <message>
        <source>{file}, which says how the texts of the weights beside it became ids, cannot be read: {reason}</source>
        <translation>{file}, som säger hur texterna för vikterna bredvid blev id:n, kan inte läsas: {reason}</translation>
    </message>
    <message>
        <source>the weights to begin with know marks like {mark}, which the texts are read without: set {key} to true, if they were trained on them</source>
        <translation>startvikterna känner tecken som {mark}, och texterna läses utan dem: sätt {key} till true om vikterna tränades med dem</translation>
    </message>
    <message>
        <source>the weights to begin with were trained on {theirs}, and text.mode is {ours}: the same ids mean other sounds</source>
        <translation>startvikterna tränades på {theirs}, och text.mode är {ours}: samma id:n betyder andra ljud</translation>
    </message>
    <message>
        <source>the texts become ids as those of the weights to begin with: by their table of {count} symbols, laid out as {layout} (text.layout)</source>
        <translation>texterna blir id:n som startvikternas: med deras tabell av {count} symboler, upplagda som {layout} (text.layout)</translation>
    </message>
    <message>
        <source>learning from the frames that {file} makes of the recordings</source>
        <translation>lär av ramarna som {file} skapar av inspelningarna</translation>
    </message>
    <message>
        <source>the voice that makes the frames (model.hifigan.mels_of) is another one than before, or has been trained further; the training goes on with the frames that it makes now</source>
        <translation>rösten som skapar ramarna (model.hifigan.mels_of) är en annan än tidigare, eller har tränats vidare; träningen fortsätter med de ramar som den skapar nu</translation>
    </message>
    <message>
        <source>{file}, which names the speakers of the weights beside it, is no JSON</source>
        <translation>{file}, som namnger talarna i vikterna bredvid, är inte JSON</translation>
    </message>
    <message>
        <source>the weights to begin with were trained on another sound: {theirs}; this training has {own}. They have to learn it anew: set audio as they have it if the recordings allow</source>
        <translation>startvikterna tränades på ett annat ljud: {theirs}; den här träningen har {own}. De måste lära sig det på nytt: ställ in audio som de har det om inspelningarna tillåter det</translation>
    </message>
    <message>
        <source>the vocoder is of another program, whose frames differ in what is quiet: it sounds better after some training on the voice&apos;s recordings (train.pretrained_path)</source>
        <translation>vokodern är från ett annat program, vars ramar skiljer sig i det som är tyst: den låter bättre efter en tids träning på röstens inspelningar (train.pretrained_path)</translation>
    </message>
    <message>
        <source>{file} is of another program, and no config.json beside it says what model it is: lay the one that it was trained with there</source>
        <translation>{file} är från ett annat program, och ingen config.json bredvid säger vilken modell det är: lägg den som den tränades med där</translation>
    </message>
    <message>
        <source>{file} is of another program, and nothing beside it says which symbols its ids are: lay its config.json or symbols.txt there, a symbol a line</source>
        <translation>{file} är från ett annat program, och inget bredvid säger vilka symboler dess id:n är: lägg dess config.json eller symbols.txt där, en symbol per rad</translation>
    </message>
    <message>
        <source>{file} is another model than the config.json beside it says: {tensors}</source>
        <translation>{file} är en annan modell än vad config.json bredvid säger: {tensors}</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is for GPUs: with it, a step of a large model takes a CPU minutes instead of seconds; --set train.precision=float32</source>
        <translation>train.precision är fp16, som är för GPU:er: med det tar ett steg av en stor modell minuter i stället för sekunder på en CPU; --set train.precision=float32</translation>
    </message>
    <message>
        <source>which ids the lines of standard input have is not known before they come: leave --only out</source>
        <translation>vilka id:n raderna i standardinmatningen har är okänt innan de kommer: utelämna --only</translation>
    </message>
    <message>
        <source>speaking ended early: {reason}</source>
        <translation>uppläsningen avbröts i förtid: {reason}</translation>
    </message>
    <message>
        <source>another recording of this name becomes {file}; rename one, or convert it into another folder</source>
        <translation>en annan inspelning med det namnet blir {file}; byt namn på den ena, eller konvertera den till en annan mapp</translation>
    </message>
    <message>
        <source>it would become {file}, which is a recording that is given here; name another folder</source>
        <translation>den skulle bli {file}, som är en av de angivna inspelningarna; ange en annan mapp</translation>
    </message>
    <message>
        <source>out of memory; cut it into shorter recordings, or convert with --gpu cpu</source>
        <translation>slut på minne; dela upp den i kortare inspelningar, eller konvertera med --gpu cpu</translation>
    </message>
    <message>
        <source>it cannot be converted: {reason}</source>
        <translation>den kan inte konverteras: {reason}</translation>
    </message>
    <message>
        <source>converting was stopped; {done} of {all} recordings are in {folder}</source>
        <translation>konverteringen stoppades; {done} av {all} inspelningar finns i {folder}</translation>
    </message>
    <message>
        <source>is made audible by {file}</source>
        <translation>görs till ljud av {file}</translation>
    </message>
    <message>
        <source>without the vocoder of the voice, by Griffin-Lim: {reason}</source>
        <translation>utan röstens vocoder, med Griffin-Lim: {reason}</translation>
    </message>
    <message>
        <source>what the weights to begin with know of speakers is kept: the voice has a speaker embedding, {width} wide (model.vits.speaker_embedding)</source>
        <translation>det som startvikterna vet om talare behålls: rösten har en talarinbäddning med bredden {width} (model.vits.speaker_embedding)</translation>
    </message>
    <message>
        <source>there is no checkpoint {path} ({setting}), and no run in that folder that has one; name a checkpoint of the model that is wanted there, or the folder of its run</source>
        <translation>det finns ingen kontrollpunkt {path} ({setting}), och ingen körning i den mappen som har någon; ange en kontrollpunkt av den modell som behövs där, eller mappen för dess körning</translation>
    </message>
    <message>
        <source>the weights to begin with have {count} speakers, whom they do not name; that of the corpus is new to them</source>
        <translation>startvikterna har {count} talare, som de inte namnger; korpusens talare är ny för dem</translation>
    </message>
    <message>
        <source>model.vits.speaker_embedding stays {value}: a run that goes on has the layers that it began with; a new run (name) may have others</source>
        <translation>model.vits.speaker_embedding förblir {value}: en körning som fortsätter har de lager som den började med; en ny körning (name) kan ha andra</translation>
    </message>
    <message>
        <source>the weights to begin with know speakers, and this voice has no speaker embedding: set model.vits.speaker_embedding to auto and model.vits.gin_channels to 0 or {width}, or take what fits without it (--partial)</source>
        <translation>startvikterna känner talare, och den här rösten har ingen talarinbäddning: sätt model.vits.speaker_embedding till auto och model.vits.gin_channels till 0 eller {width}, eller ta det som passar utan den (--partial)</translation>
    </message>
</context>
<context>
    <name>synth</name>
    <message>
        <source>the checkpoint&apos;s list of speakers is empty. Use an older checkpoint</source>
        <translation>kontrollpunktens lista över talare är tom. Använd en äldre kontrollpunkt</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s list of {entry} is damaged. Use an older checkpoint</source>
        <translation>kontrollpunktens lista över {entry} är skadad. Använd en äldre kontrollpunkt</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>texten är tom</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; has nothing that this voice can speak</source>
        <translation>”{text}” innehåller inget som den här rösten kan läsa upp</translation>
    </message>
    <message>
        <source>left out, for this voice never heard these sounds: {symbols}</source>
        <translation>utelämnat, eftersom den här rösten aldrig har hört de här språkljuden: {symbols}</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>uppläsningen stoppades</translation>
    </message>
    <message>
        <source>this voice takes no style from a recording; leave the reference out</source>
        <translation>den här rösten tar ingen stil från en inspelning; utelämna referensen</translation>
    </message>
    <message>
        <source>the vocoder knows other frames than the voice makes: it {vocoder}, the voice {voice}. Train a vocoder with the voice&apos;s audio settings</source>
        <translation>vocodern känner till andra ramar än dem som rösten skapar: vocodern {vocoder}, rösten {voice}. Träna en vocoder med röstens ljudinställningar</translation>
    </message>
    <message>
        <source>the checkpoint given as vocoder holds a voice; a vocoder is a training with model.name hifigan</source>
        <translation>kontrollpunkten som angavs som vocoder innehåller en röst; en vocoder får du genom en träning med model.name hifigan</translation>
    </message>
    <message>
        <source>this checkpoint holds a vocoder, which speaks no texts; give it beside that of a voice: --vocoder</source>
        <translation>den här kontrollpunkten innehåller en vocoder, som inte kan läsa upp texter; ange den tillsammans med en rösts kontrollpunkt: --vocoder</translation>
    </message>
    <message>
        <source>this voice makes its sound itself; leave the vocoder out</source>
        <translation>den här rösten skapar sitt ljud själv; utelämna vocodern</translation>
    </message>
    <message>
        <source>{rate} Hz, n_fft {n_fft}, hop {hop}, {n_mels} {scale} mels, {low} to {high} Hz</source>
        <translation>{rate} Hz, n_fft {n_fft}, steg {hop}, {n_mels} melband ({scale}), {low} till {high} Hz</translation>
    </message>
    <message>
        <source>the checkpoint that model.hifigan.mels_of names holds a model &apos;{name}&apos;; only a voice of unet makes frames of recordings</source>
        <translation>kontrollpunkten som model.hifigan.mels_of anger innehåller en modell &apos;{name}&apos;; bara en röst från unet skapar ramar av inspelningar</translation>
    </message>
    <message>
        <source>the voice of model.hifigan.mels_of has {voice}, and this training has {training}: set here what the voice has</source>
        <translation>rösten i model.hifigan.mels_of har {voice}, och den här träningen har {training}: ange här det som rösten har</translation>
    </message>
    <message>
        <source>the checkpoint holds a model &apos;{name}&apos;; only a voice of vits makes a recording another speaker&apos;s</source>
        <translation>kontrollpunkten innehåller en modell ”{name}”; bara en röst av vits gör en inspelning till en annan talares</translation>
    </message>
    <message>
        <source>this voice has one speaker; a recording becomes another speaker&apos;s with a voice that was trained with both</source>
        <translation>den här rösten har en talare; en inspelning blir en annan talares med en röst som har tränats med båda</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>espeak-ng does not start; is the package espeak-ng-data installed?</source>
        <translation>espeak-ng startar inte; är paketet espeak-ng-data installerat?</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, which espeak-ng does not know; `espeak-ng --voices` lists what it knows</source>
        <translation>text.language är ”{language}”, som espeak-ng inte känner till; `espeak-ng --voices` listar vad det känner till</translation>
    </message>
    <message>
        <source>Keep stress and length marks; needs more recordings to learn.</source>
        <translation>Behåll betonings- och längdtecken; kräver fler inspelningar att lära av.</translation>
    </message>
    <message>
        <source>phonemes: the sounds that espeak-ng reads in a text; characters: its letters, for languages that espeak-ng reads badly or not at all.</source>
        <translation>phonemes: de språkljud som espeak-ng läser ut ur en text; characters: dess bokstäver, för språk som espeak-ng läser dåligt eller inte alls.</translation>
    </message>
    <message>
        <source>Keep the marks that end sentences and their parts, so that the voice can learn their melody and pauses.</source>
        <translation>Behåll de tecken som avslutar meningar och deras delar, så att rösten kan lära sig deras melodi och pauser.</translation>
    </message>
    <message>
        <source>Write numbers in words by ICU&apos;s rules; off: espeak-ng reads the digits in its own way. Characters are read with it always.</source>
        <translation>Skriv ut tal med ord enligt ICU:s regler; av: espeak-ng läser siffrorna på sitt eget sätt. Tecken läses alltid med det på.</translation>
    </message>
    <message>
        <source>Language of the texts, as espeak-ng names it: es for Spanish, fa for Persian, sv for Swedish, de for German, en-us for American English.</source>
        <translation>Texternas språk, så som espeak-ng benämner det: es för spanska, fa för persiska, sv för svenska, de för tyska, en-us för amerikansk engelska.</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>det är inte JSON</translation>
    </message>
    <message>
        <source>Which symbol has which token id. auto: as in the weights to begin with (train.pretrained_path) where their table is known, else as corpus; corpus: the symbols of the texts, sorted; vits: the table of the public VITS code; piper: that of Piper.</source>
        <translation>Vilken symbol som har vilket id. auto: som i startvikterna (train.pretrained_path) när deras tabell är känd, annars som corpus; corpus: texternas symboler, sorterade; vits: tabellen i den publika VITS-koden; piper: Pipers.</translation>
    </message>
    <message>
        <source>What stands between the symbols. auto: as the table&apos;s weights were trained; spaced: spaces before, between and after words; plain: spaces between words alone; blanks: the same, and a blank between any two symbols and at both ends (add_blank of the public VITS code); piper: blanks, and marks of beginning and end.</source>
        <translation>Vad som står mellan symbolerna. auto: så som tabellens vikter tränades; spaced: mellanslag före, mellan och efter ord; plain: mellanslag bara mellan ord; blanks: samma, och en tom symbol mellan alla symboler och i båda ändar (add_blank i den publika VITS-koden); piper: tomma symboler, och tecken för början och slut.</translation>
    </message>
</context>
<context>
    <name>train</name>
    <message>
        <source>{key} cannot be changed while a training runs; stop the run, change it, and start it again. What can be changed: {keys}</source>
        <translation>{key} kan inte ändras medan en träning pågår; stoppa körningen, ändra inställningen och starta igen. Det som kan ändras: {keys}</translation>
    </message>
    <message>
        <source>the disk is full; {count} older {checkpoint|checkpoints} of this run had to go for the new one</source>
        <translation>disken är full; {count} {äldre kontrollpunkt|äldre kontrollpunkter} från den här körningen fick ge plats åt den nya</translation>
    </message>
    <message>
        <source>the training waits for room on the disk: {reason}. Free some, and it goes on by itself</source>
        <translation>träningen väntar på utrymme på disken: {reason}. Frigör utrymme, så fortsätter den av sig själv</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>kan inte läsa mappen {folder}: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written any more; what TensorBoard shows of this run is not whole</source>
        <translation>{path} kan inte längre skrivas; det som TensorBoard visar av den här körningen är ofullständigt</translation>
    </message>
    <message>
        <source>out of memory; a smaller train.batch_size or model needs less ({reason})</source>
        <translation>slut på minne; ett mindre train.batch_size eller en mindre modell kräver mindre ({reason})</translation>
    </message>
    <message>
        <source>internal error: {reason}</source>
        <translation>internt fel: {reason}</translation>
    </message>
    <message>
        <source>the model has no layers &apos;{pattern}&apos;; its groups are {groups}, and a pattern may also be the beginning of a parameter&apos;s name</source>
        <translation>modellen har inga lager ”{pattern}”; dess grupper är {groups}, och ett mönster får också vara början på en parameters namn</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}; unchanged stays: {fixed}</source>
        <translation>{trained} av {all} parametrar tränas: {layers}; oförändrat förblir: {fixed}</translation>
    </message>
    <message>
        <source>train.layers is custom, but train.layer_patterns names nothing to train</source>
        <translation>train.layers är custom, men train.layer_patterns anger inget att träna</translation>
    </message>
    <message>
        <source>from step {step} on: {settings}</source>
        <translation>från och med steg {step}: {settings}</translation>
    </message>
    <message>
        <source>{changed}; {layers}</source>
        <translation>{changed}; {layers}</translation>
    </message>
    <message>
        <source>the settings stay as they are, and the training goes on: {reason}</source>
        <translation>inställningarna förblir som de är, och träningen fortsätter: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>kan inte skriva {path}: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written; the records of this run will not be whole</source>
        <translation>{path} kan inte skrivas; uppgifterna om den här körningen blir ofullständiga</translation>
    </message>
    <message>
        <source>the gradients do not fit into fp16, though the loss scale was halved {count} times in a row; train.precision: bf16 has room for them</source>
        <translation>gradienterna ryms inte i fp16, trots att förlustskalan halverades {count} gånger i rad; train.precision: bf16 har plats för dem</translation>
    </message>
    <message>
        <source>the loss or its gradient was not a number; the step was left out and changed nothing</source>
        <translation>förlusten eller dess gradient var inte ett tal; steget hoppades över och ändrade ingenting</translation>
    </message>
    <message>
        <source>the gradient norm was {norm}, above {limit}; the step was left out and changed nothing</source>
        <translation>gradientnormen var {norm}, över {limit}; steget hoppades över och ändrade ingenting</translation>
    </message>
    <message>
        <source>too many steps in a row had to be left out; back to the last good state, with the learning rate at {share} of its plan</source>
        <translation>för många steg i rad måste hoppas över; tillbaka till det senaste goda tillståndet, med inlärningshastigheten på {share} av den planerade</translation>
    </message>
    <message>
        <source>going back to the last good state {count} times did not help; the training ends here</source>
        <translation>att gå tillbaka till det senaste goda tillståndet {count} gånger hjälpte inte; träningen slutar här</translation>
    </message>
    <message>
        <source>the validation has become worse three times in a row while the training became better: the model learns its recordings by heart. The best checkpoint is kept; more recordings help</source>
        <translation>valideringen har blivit sämre tre gånger i rad medan träningen blev bättre: modellen lär sig inspelningarna utantill. Den bästa kontrollpunkten behålls; fler inspelningar hjälper</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}: the training ends here, as train.early_stopping asks for</source>
        <translation>inte bättre på {count} {validering|valideringar}: träningen slutar här, enligt train.early_stopping</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}: the learning rate is halved, as train.on_plateau asks for</source>
        <translation>inte bättre på {count} {validering|valideringar}: inlärningshastigheten halveras, enligt train.on_plateau</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}; the training goes on</source>
        <translation>inte bättre på {count} {validering|valideringar}; träningen fortsätter</translation>
    </message>
    <message>
        <source>out of memory: this step and all later ones are taken with {count} {sample|samples} at a time, {slices} times added up; the result is the same</source>
        <translation>slut på minne: det här steget och alla senare körs med {count} {exempel|exempel} åt gången, ackumulerade {slices} gånger; resultatet blir detsamma</translation>
    </message>
    <message>
        <source>out of memory with one sample at a time: this step and all later ones use gradient checkpointing, which takes a third more time; the result is the same</source>
        <translation>slut på minne med ett exempel åt gången: det här steget och alla senare använder gradient checkpointing, som tar en tredjedel längre tid; resultatet blir detsamma</translation>
    </message>
    <message>
        <source>the checkpoint was made with {saved} threads, this runs with {now}: the run goes on, but not equal to the bit</source>
        <translation>kontrollpunkten gjordes med {saved} trådar, den här körningen använder {now}: körningen fortsätter, men inte identiskt på bitnivå</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time and gradient checkpointing; end other programs that use this memory, leave out the longest recordings, or use a smaller model</source>
        <translation>slut på minne vid steg {step} med ett exempel åt gången och gradient checkpointing; avsluta andra program som använder det här minnet, utelämna de längsta inspelningarna, eller använd en mindre modell</translation>
    </message>
    <message>
        <source>train.compile_fullgraph wants the whole step captured, and there are no captured graphs yet; set it to false to train step by step (eagerly)</source>
        <translation>train.compile_fullgraph kräver att hela steget fångas, och det finns inga fångade grafer än; sätt det till false för att träna steg för steg (eager)</translation>
    </message>
    <message>
        <source>train.layer_patterns says what is trained only with train.layers custom, and that is &apos;{layers}&apos;; set it to custom or leave the patterns out</source>
        <translation>train.layer_patterns anger vad som tränas bara med train.layers custom, och det är ”{layers}”; sätt det till custom eller utelämna mönstren</translation>
    </message>
    <message>
        <source>Checkpoint whose weights a new run begins with (.pt, .pth or .safetensors), for fine-tuning. A run that goes on does not read it.</source>
        <translation>Kontrollpunkt vars vikter en ny körning börjar med (.pt, .pth eller .safetensors), för finjustering. En körning som fortsätter läser den inte.</translation>
    </message>
    <message>
        <source>The training ends after this many optimiser steps.</source>
        <translation>Träningen slutar efter så här många optimeringssteg.</translation>
    </message>
    <message>
        <source>The training ends after it has gone through the recordings this many times, in place of max_steps; 0: max_steps counts.</source>
        <translation>Träningen slutar när den har gått igenom inspelningarna så här många gånger, i stället för efter max_steps; 0: max_steps gäller.</translation>
    </message>
    <message>
        <source>Same seed, data and settings: same voice.</source>
        <translation>Samma slumpfrö, data och inställningar: samma röst.</translation>
    </message>
    <message>
        <source>Samples that go through the model at once, on each GPU.</source>
        <translation>Antal exempel som går genom modellen samtidigt, på varje GPU.</translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one step; saves memory.</source>
        <translation>Antal batchar vars gradienter ackumuleras till ett steg; sparar minne.</translation>
    </message>
    <message>
        <source>Samples of a step that an automatic batch_size or gradient_accumulation_steps aims at; without one of these it changes nothing.</source>
        <translation>Antal exempel i ett steg som ett automatiskt batch_size eller gradient_accumulation_steps siktar på; om inget av dem är automatiskt ändrar det ingenting.</translation>
    </message>
    <message>
        <source>Highest learning rate, reached after the warm-up.</source>
        <translation>Högsta inlärningshastighet, som nås efter uppvärmningen.</translation>
    </message>
    <message>
        <source>Share of the learning rate that the cosine ends with.</source>
        <translation>Andel av inlärningshastigheten som cosinuskurvan slutar på.</translation>
    </message>
    <message>
        <source>The learning rate rises linearly over these steps.</source>
        <translation>Inlärningshastigheten stiger linjärt under så här många steg.</translation>
    </message>
    <message>
        <source>Decay of AdamW&apos;s averages of gradient and squared gradient.</source>
        <translation>Avklingning för AdamW:s medelvärden av gradient och kvadrerad gradient.</translation>
    </message>
    <message>
        <source>AdamW&apos;s weight decay.</source>
        <translation>Viktavklingning (weight decay) i AdamW.</translation>
    </message>
    <message>
        <source>A longer gradient is shortened to this norm.</source>
        <translation>En längre gradient kortas till den här normen.</translation>
    </message>
    <message>
        <source>Decay of the running average of the weights that speaks.</source>
        <translation>Avklingning för det löpande medelvärdet av vikterna, som rösten talar med.</translation>
    </message>
    <message>
        <source>Numbers that the model computes in; a CPU is fastest in float32. bf16 wants a GPU from Ampere on, fp16 any; both use less memory and more speed. Weights stay float32. auto: what the device computes fast in.</source>
        <translation>Talformat som modellen räknar i; en CPU är snabbast i float32. bf16 kräver en GPU från och med Ampere, fp16 vilken som helst; båda tar mindre minne och är snabbare. Vikterna förblir float32. auto: det som enheten räknar snabbt i.</translation>
    </message>
    <message>
        <source>Factor on the loss that fp16 begins with; it finds its own.</source>
        <translation>Faktor på förlusten som fp16 börjar med; sedan hittar det sin egen.</translation>
    </message>
    <message>
        <source>Products of float32 numbers in TF32: several times as fast, with 10 bits of precision. Only GPUs from Ampere on have it; auto: on those.</source>
        <translation>Produkter av float32-tal i TF32: flera gånger så snabbt, med 10 bitars precision. Bara GPU:er från och med Ampere har det; auto: på för dem.</translation>
    </message>
    <message>
        <source>cuDNN times its algorithms for each new length of a batch and takes the fastest; pays where all are of one length, and auto is on only there.</source>
        <translation>cuDNN tar tid på sina algoritmer för varje ny batchlängd och väljer den snabbaste; lönar sig där alla är lika långa, och auto är på bara där.</translation>
    </message>
    <message>
        <source>Replay a step as one captured graph of the GPU&apos;s work. There are no captured graphs yet: it is accepted, and training runs step by step (eagerly).</source>
        <translation>Kör om ett steg som en enda fångad graf av GPU:ns arbete. Det finns inga fångade grafer än: inställningen godtas, och träningen körs steg för steg (eager).</translation>
    </message>
    <message>
        <source>How much time goes into making captured graphs fast. As long as there are none, it changes nothing.</source>
        <translation>Hur mycket tid som läggs på att göra fångade grafer snabba. Så länge det inte finns några ändrar det ingenting.</translation>
    </message>
    <message>
        <source>With use_torch_compile: no training unless the whole step is captured. As long as there are no captured graphs, it is refused.</source>
        <translation>Med use_torch_compile: ingen träning om inte hela steget fångas. Så länge det inte finns några fångade grafer avvisas inställningen.</translation>
    </message>
    <message>
        <source>Reads all recordings into memory at the start, instead of from the cache&apos;s files as they are needed. auto: where they take at most half of the free memory.</source>
        <translation>Läser in alla inspelningar i minnet vid starten, i stället för från cachens filer när de behövs. auto: där de tar högst hälften av det lediga minnet.</translation>
    </message>
    <message>
        <source>anomaly: name the operation whose gradient is not a number, and stop there (slow). layer_norms: log the gradient norm of every layer group. eager: step by step, even with use_torch_compile.</source>
        <translation>anomaly: ange den operation vars gradient inte är ett tal, och stanna där (långsamt). layer_norms: logga gradientnormen för varje lagergrupp. eager: steg för steg, även med use_torch_compile.</translation>
    </message>
    <message>
        <source>Layer groups, beginnings of parameters&apos; names, or globs, as in [duration_predictor, &quot;decoder.up.*&quot;].</source>
        <translation>Lagergrupper, början på parameternamn, eller globmönster, som i [duration_predictor, &quot;decoder.up.*&quot;].</translation>
    </message>
    <message>
        <source>What happens when the validation has not become better for patience validations.</source>
        <translation>Vad som händer när valideringen inte har blivit bättre på patience valideringar.</translation>
    </message>
    <message>
        <source>End the training when the validation has not become better for patience validations.</source>
        <translation>Avsluta träningen när valideringen inte har blivit bättre på patience valideringar.</translation>
    </message>
    <message>
        <source>Validations without a better one that count as a plateau.</source>
        <translation>Antal valideringar utan någon bättre som räknas som en platå.</translation>
    </message>
    <message>
        <source>How many times the median gradient norm is an explosion.</source>
        <translation>Hur många gånger gradientnormens median som räknas som en explosion.</translation>
    </message>
    <message>
        <source>After so many skipped steps in a row: back to the last good state, with half the learning rate.</source>
        <translation>Efter så här många överhoppade steg i rad: tillbaka till det senaste goda tillståndet, med halva inlärningshastigheten.</translation>
    </message>
    <message>
        <source>Steps between two validations.</source>
        <translation>Antal steg mellan två valideringar.</translation>
    </message>
    <message>
        <source>Steps between two checkpoints.</source>
        <translation>Antal steg mellan två kontrollpunkter.</translation>
    </message>
    <message>
        <source>Steps between two rounds of spoken samples.</source>
        <translation>Antal steg mellan två omgångar upplästa ljudprov.</translation>
    </message>
    <message>
        <source>Newest step checkpoints that stay on the disk.</source>
        <translation>De senaste stegkontrollpunkterna som blir kvar på disken.</translation>
    </message>
    <message>
        <source>Write losses and spoken samples for TensorBoard, too, into the run&apos;s folder (tensorboard --logdir).</source>
        <translation>Skriv förluster och upplästa ljudprov även för TensorBoard, i körningens mapp (tensorboard --logdir).</translation>
    </message>
    <message>
        <source>How many times a second GPU, CPU, memory and disk are looked at while a training runs; 0: never. The run keeps one record for each 5 seconds.</source>
        <translation>Hur många gånger i sekunden GPU, CPU, minne och disk avläses medan en träning pågår; 0: aldrig. Körningen behåller en notering per 5 sekunder.</translation>
    </message>
    <message>
        <source>Speak them a second time with the raw weights: whether the averages (EMA) still lag behind can be heard.</source>
        <translation>Läs upp dem en andra gång med de råa vikterna: då hörs det om medelvärdena (EMA) fortfarande släpar efter.</translation>
    </message>
    <message>
        <source>train.betas has {count} numbers; AdamW wants two, as in [0.9, 0.98]</source>
        <translation>train.betas har {count} tal; AdamW kräver två, som i [0.9, 0.98]</translation>
    </message>
    <message>
        <source>step {step}, stopped by train.debug: anomaly: {what}</source>
        <translation>steg {step}, stoppat av train.debug: anomaly: {what}</translation>
    </message>
    <message>
        <source>paused at step {step}</source>
        <translation>pausad vid steg {step}</translation>
    </message>
    <message>
        <source>training goes on</source>
        <translation>träningen fortsätter</translation>
    </message>
    <message>
        <source>stopped before the first step, with nothing to save</source>
        <translation>stoppad före det första steget, utan något att spara</translation>
    </message>
    <message>
        <source>stopped and saved at step {step}</source>
        <translation>stoppad och sparad vid steg {step}</translation>
    </message>
    <message>
        <source>done after {step} {step|steps}</source>
        <translation>klar efter {step} {steg|steg}</translation>
    </message>
    <message>
        <source>{done}: no better for {count} {validation|validations} (train.early_stopping, train.patience)</source>
        <translation>{done}: inte bättre på {count} {validering|valideringar} (train.early_stopping, train.patience)</translation>
    </message>
    <message>
        <source>{done}; the best validation was that of {file}</source>
        <translation>{done}; den bästa valideringen var den för {file}</translation>
    </message>
    <message>
        <source>Texts that are spoken as the training goes on; empty: three of the shorter texts of the recordings, of those kept for validation where there are some. Several speakers take turns.</source>
        <translation>Texter som läses upp allteftersom träningen fortskrider; tomt: tre av inspelningarnas kortare texter, från dem som hålls undan för validering om sådana finns. Flera talare turas om.</translation>
    </message>
    <message>
        <source>Take what fits of pretrained_path, and begin the rest at random: other symbols, other speakers, other widths. All of it is named. false: weights that do not fit are refused.</source>
        <translation>Ta det som passar ur pretrained_path och låt resten börja med slumpvärden: andra symboler, andra talare, andra bredder. Allt sådant anges med namn. false: vikter som inte passar avvisas.</translation>
    </message>
    <message>
        <source>How the learning rate falls after the warm-up: cosine, to learning_rate_final at the end; exponential, by learning_rate_decay with each epoch, as VITS and HiFi-GAN are trained.</source>
        <translation>Hur inlärningshastigheten minskar efter uppvärmningen: cosine, till learning_rate_final vid slutet; exponential, med learning_rate_decay för varje epok, så som VITS och HiFi-GAN tränas.</translation>
    </message>
    <message>
        <source>What each epoch multiplies the learning rate by, with schedule exponential.</source>
        <translation>Det som varje epok multiplicerar inlärningshastigheten med, när schedule är exponential.</translation>
    </message>
    <message>
        <source>Smallest divisor of AdamW&apos;s steps.</source>
        <translation>Minsta nämnare i AdamW:s steg.</translation>
    </message>
    <message>
        <source>{list}, {last}</source>
        <translation>{list}, {last}</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}</source>
        <translation>{trained} av {all} parametrar tränas: {layers}</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time; end other programs that use this memory, leave out the longest recordings, or use a smaller model</source>
        <translation>slut på minne vid steg {step} med ett exempel åt gången; avsluta andra program som använder det här minnet, utelämna de längsta inspelningarna, eller använd en mindre modell</translation>
    </message>
    <message>
        <source>Computes the model&apos;s insides twice instead of keeping them: less memory, about a third more time, the same result. Only for unet. auto: on GPUs with less than 12 GB.</source>
        <translation>Beräknar modellens inre två gånger i stället för att spara det: mindre minne, ungefär en tredjedel mer tid, samma resultat. Bara för unet. auto: på för GPU:er med mindre än 12 GB.</translation>
    </message>
    <message>
        <source>train.layers is {recipe}, but the model has no &apos;{part}&apos;; its groups are {groups}</source>
        <translation>train.layers är {recipe}, men modellen har ingen ”{part}”; dess grupper är {groups}</translation>
    </message>
    <message>
        <source>What is trained; the rest stays as it is. decoder_only: what makes the sound (VITS). freeze_text_encoder: all but what reads the text. speaker_adaptation: what makes the sound of a speaker, for few recordings of a new one. global_encoder, unet_only: that part of the U-Net model. custom: layer_patterns says what.</source>
        <translation>Vad som tränas; resten förblir som det är. decoder_only: det som gör ljudet (VITS). freeze_text_encoder: allt utom det som läser texten. speaker_adaptation: det som gör en talares ljud, för få inspelningar av en ny. global_encoder, unet_only: den delen av U-Net-modellen. custom: layer_patterns anger vad.</translation>
    </message>
    <message>
        <source>the gradient norm of the phase &apos;{phase}&apos; was {norm}, above {limit}; it was left out of the step and changed nothing</source>
        <translation>gradientnormen för fasen ”{phase}” var {norm}, över {limit}; fasen hoppades över i steget och ändrade ingenting</translation>
    </message>
    <message>
        <source>Skip a step whose gradient is explosion_threshold times its usual norm, of a model with discriminators each phase by itself. Steps that are not finite are always skipped.</source>
        <translation>Hoppa över ett steg vars gradient är explosion_threshold gånger sin vanliga norm, i en modell med diskriminatorer varje fas för sig. Steg som inte är ändliga hoppas alltid över.</translation>
    </message>
</context>
<context>
    <name>tuning</name>
    <message>
        <source>a step sees the same samples in larger pieces, if they fit into memory</source>
        <translation>ett steg ser samma exempel i större bitar, om de får plats i minnet</translation>
    </message>
    <message>
        <source>if it fits into memory; a step then sees {samples} samples, so fewer steps suffice</source>
        <translation>om det får plats i minnet; ett steg ser då {samples} exempel, så färre steg räcker</translation>
    </message>
    <message>
        <source>nothing is computed twice then, if it fits into memory</source>
        <translation>då beräknas inget två gånger, om det får plats i minnet</translation>
    </message>
    <message>
        <source>the GPU is too hot and lowers its clocks; look at its fans and the air around it</source>
        <translation>GPU:n är för varm och sänker sina klockfrekvenser; kontrollera dess fläktar och luften omkring den</translation>
    </message>
    <message>
        <source>the GPU lowers its clocks to stay within its power limit; a higher limit (nvidia-smi -pl) would make it faster</source>
        <translation>GPU:n sänker sina klockfrekvenser för att hålla sig inom sin effektgräns; en högre gräns (nvidia-smi -pl) skulle göra den snabbare</translation>
    </message>
    <message>
        <source>an update then serves twice as many samples, so half the steps suffice</source>
        <translation>en uppdatering räcker då för dubbelt så många exempel, så hälften så många steg räcker</translation>
    </message>
    <message>
        <source>compute-bound: the optimiser takes {share} % of a step, more than the model itself</source>
        <translation>beräkningsbegränsad: optimeraren tar {share} % av ett steg, mer än själva modellen</translation>
    </message>
    <message>
        <source>launch-bound: {share} % of forward and backward are the same for a smaller batch; {batch} {sample|samples} at a time are too few for this device</source>
        <translation>startbegränsad (launch-bound): {share} % av framåt- och bakåtpasset är detsamma för en mindre batch; {batch} {exempel|exempel} åt gången är för få för den här enheten</translation>
    </message>
    <message>
        <source>compute-bound: the model takes {share} % of a step (forward {forward} %, backward {backward} %), as it should</source>
        <translation>beräkningsbegränsad: modellen tar {share} % av ett steg (framåtpass {forward} %, bakåtpass {backward} %), som den ska</translation>
    </message>
    <message>
        <source>data-bound: one of {workers} decode workers takes {slow} ms for a recording, the others {fast} ms; does something else use its core?</source>
        <translation>databegränsad: en av {workers} avkodningsprocesser tar {slow} ms för en inspelning, de andra {fast} ms; använder något annat dess kärna?</translation>
    </message>
    <message>
        <source>storage-bound: reading one of the {recordings} recordings takes {ms} ms, and making them ready ({seconds} s) longer than the training; a copy on a local disk would be faster</source>
        <translation>lagringsbegränsad: att läsa en av de {recordings} inspelningarna tar {ms} ms, och att förbereda dem ({seconds} s) längre tid än träningen; en kopia på en lokal disk skulle vara snabbare</translation>
    </message>
    <message>
        <source>data-bound: making {recordings} recordings ready takes {seconds} s, longer than the training; most of it is {stage} ({ms} ms a recording). It is done once and kept</source>
        <translation>databegränsad: att förbereda {recordings} inspelningar tar {seconds} s, längre tid än träningen; det mesta av tiden är {stage} ({ms} ms per inspelning). Det görs en gång och sparas</translation>
    </message>
    <message>
        <source>as many as cores and memory have room for</source>
        <translation>så många som kärnor och minne har plats för</translation>
    </message>
    <message>
        <source>data-bound: the training waits {share} % of its time for data; more data.num_workers may help, and `formant diagnose` says what of it is slow</source>
        <translation>databegränsad: träningen väntar {share} % av sin tid på data; fler data.num_workers kan hjälpa, och `formant diagnose` anger vilken del som är långsam</translation>
    </message>
    <message>
        <source>it does not wait for data, so the batches may be too small for the GPU, or something else slows the program down; `formant diagnose` says which</source>
        <translation>den väntar inte på data, så batcharna kan vara för små för GPU:n, eller så saktar något annat ned programmet; `formant diagnose` anger vilket</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>stoppad</translation>
    </message>
    <message>
        <source>so many keep up with the training</source>
        <translation>så många håller jämna steg med träningen</translation>
    </message>
    <message>
        <source>the recordings are read once, if they fit into memory</source>
        <translation>inspelningarna läses en gång, om de får plats i minnet</translation>
    </message>
    <message>
        <source>storage-bound: the training waits {share} % of its time for data, and reading a sample from the cache takes {ms} ms</source>
        <translation>lagringsbegränsad: träningen väntar {share} % av sin tid på data, och att läsa ett exempel från cachen tar {ms} ms</translation>
    </message>
    <message>
        <source>data-bound: the training waits {share} % of its time for data; {workers} workers need {ms} ms each for the {stage} of a sample</source>
        <translation>databegränsad: träningen väntar {share} % av sin tid på data; {workers} arbetstrådar behöver {ms} ms vardera för {stage} av ett exempel</translation>
    </message>
</context>
<context>
    <name>unit</name>
    <message>
        <source>Hz</source>
        <translation>Hz</translation>
    </message>
    <message>
        <source>LUFS</source>
        <translation>LUFS</translation>
    </message>
    <message>
        <source>dB</source>
        <translation>dB</translation>
    </message>
    <message>
        <source>epochs</source>
        <translation>epoker</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>inspelningar</translation>
    </message>
    <message>
        <source>s</source>
        <translation>s</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>sampel</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>steg</translation>
    </message>
    <message>
        <source>validations</source>
        <translation>valideringar</translation>
    </message>
    <message>
        <source>audio samples</source>
        <translation>ljudsampel</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>ramar</translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>automatic</source>
        <translation>automatiskt</translation>
    </message>
    <message>
        <source>on</source>
        <translation>på</translation>
    </message>
    <message>
        <source>off</source>
        <translation>av</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>inget</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>demo</translation>
    </message>
    <message>
        <source>small GPU</source>
        <translation>liten GPU</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>balanserad</translation>
    </message>
    <message>
        <source>large GPU</source>
        <translation>stor GPU</translation>
    </message>
    <message>
        <source>fine-tune</source>
        <translation>finjustering</translation>
    </message>
    <message>
        <source>phonemes</source>
        <translation>fonem</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>tecken</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>mycket liten</translation>
    </message>
    <message>
        <source>small</source>
        <translation>liten</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mellanstor</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>mapp</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>profil</translation>
    </message>
    <message>
        <source>list of files</source>
        <translation>fillista</translation>
    </message>
    <message>
        <source>both</source>
        <translation>båda</translation>
    </message>
    <message>
        <source>left</source>
        <translation>vänster</translation>
    </message>
    <message>
        <source>right</source>
        <translation>höger</translation>
    </message>
    <message>
        <source>default</source>
        <translation>standard</translation>
    </message>
    <message>
        <source>anomalies</source>
        <translation>avvikelser</translation>
    </message>
    <message>
        <source>norms of layers</source>
        <translation>lagernormer</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>allt</translation>
    </message>
    <message>
        <source>global encoder</source>
        <translation>global kodare</translation>
    </message>
    <message>
        <source>U-Net</source>
        <translation>U-Net</translation>
    </message>
    <message>
        <source>chosen ones</source>
        <translation>valda</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>inget</translation>
    </message>
    <message>
        <source>advise</source>
        <translation>råd</translation>
    </message>
    <message>
        <source>lower rate</source>
        <translation>lägre hastighet</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>words (as it is written)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>VITS, small</source>
        <translation>VITS, liten</translation>
    </message>
    <message>
        <source>VITS, medium</source>
        <translation>VITS, mellanstor</translation>
    </message>
    <message>
        <source>VITS, large</source>
        <translation>VITS, stor</translation>
    </message>
    <message>
        <source>HiFi-GAN</source>
        <translation>HiFi-GAN</translation>
    </message>
    <message>
        <source>VITS</source>
        <translation>VITS</translation>
    </message>
    <message>
        <source>cosine</source>
        <translation>cosinus</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>exponentiell</translation>
    </message>
    <message>
        <source>large</source>
        <translation>stor</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>avkodare</translation>
    </message>
    <message>
        <source>all but the text encoder</source>
        <translation>allt utom textkodaren</translation>
    </message>
    <message>
        <source>speaker adaptation</source>
        <translation>talaranpassning</translation>
    </message>
    <message>
        <source>from the texts</source>
        <translation>ur texterna</translation>
    </message>
    <message>
        <source>Piper</source>
        <translation>Piper</translation>
    </message>
    <message>
        <source>spaces, also at the ends</source>
        <translation>mellanslag, även i ändarna</translation>
    </message>
    <message>
        <source>spaces between words</source>
        <translation>mellanslag mellan ord</translation>
    </message>
    <message>
        <source>blanks between all</source>
        <translation>tomma symboler mellan alla</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>{file} cannot be written, so this wizard will open again at the next start: {reason}</source>
        <translation>{file} kan inte skrivas, så guiden öppnas igen vid nästa start: {reason}</translation>
    </message>
    <message>
        <source>the recordings cannot be trained yet: see what the page Configuration says</source>
        <translation>inspelningarna kan inte tränas ännu: se vad sidan Konfiguration säger</translation>
    </message>
</context>
</TS>
