<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa">
<context>
    <name>ConfigQuestions</name>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Save the configuration</source>
        <translation>ذخیرهٔ پیکربندی</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>ذخیره نشده</translation>
    </message>
    <message>
        <source>Changed by somebody else</source>
        <translation>دیگری آن را تغییر داده است</translation>
    </message>
    <message>
        <source>%1 has changed on the disk since it was opened here. Overwrite what is there now?</source>
        <translation>‏⁨%1⁩ پس از باز شدن در این‌جا، روی دیسک تغییر کرده است. آیا محتوای کنونی آن بازنویسی شود؟</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>باز کردن پیکربندی</translation>
    </message>
    <message>
        <source>The configuration on the screen is not saved.</source>
        <translation>پیکربندیِ روی صفحه ذخیره نشده است.</translation>
    </message>
    <message>
        <source>YAML, JSON (*.yaml *.yml *.json)</source>
        <translation>YAML, JSON (*.yaml *.yml *.json)</translation>
    </message>
    <message>
        <source>Import a configuration of another program</source>
        <translation>وارد کردن پیکربندیِ برنامه‌ای دیگر</translation>
    </message>
</context>
<context>
    <name>FieldWords</name>
    <message>
        <source>On or off.</source>
        <translation>روشن یا خاموش.</translation>
    </message>
    <message>
        <source>A whole number.</source>
        <translation>عدد صحیح.</translation>
    </message>
    <message>
        <source>A number.</source>
        <translation>عدد.</translation>
    </message>
    <message>
        <source>Numbers with commas between them.</source>
        <translation>چند عدد که با ویرگول از هم جدا شده‌اند.</translation>
    </message>
    <message>
        <source>Texts, one a line.</source>
        <translation>چند متن، هر کدام در یک خط.</translation>
    </message>
    <message>
        <source>A text.</source>
        <translation>متن.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>از ⁨%1⁩ تا ⁨%2⁩.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>دست‌کم ⁨%1⁩.</translation>
    </message>
    <message>
        <source>At most %1.</source>
        <translation>حداکثر ⁨%1⁩.</translation>
    </message>
    <message>
        <source>In %1.</source>
        <translation>بر حسب ⁨%1⁩.</translation>
    </message>
    <message>
        <source>%1: automatic.</source>
        <translation>‏⁨%1⁩: خودکار.</translation>
    </message>
    <message>
        <source>Default: empty.</source>
        <translation>پیش‌فرض: خالی.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>پیش‌فرض: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>Counts from the next start of a training.</source>
        <translation>از شروع بعدی آموزش اثر می‌کند.</translation>
    </message>
    <message>
        <source>Can change while a training runs.</source>
        <translation>هنگام اجرای آموزش هم قابل تغییر است.</translation>
    </message>
    <message>
        <source>One of: %1.</source>
        <translation>یکی از این‌ها: ⁨%1⁩.</translation>
    </message>
    <message>
        <source>, </source>
        <translation>، </translation>
    </message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message>
        <source>&amp;Select All</source>
        <translation>انتخاب همه (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Step up</source>
        <translation>افزایش (&amp;S)</translation>
    </message>
    <message>
        <source>Step &amp;down</source>
        <translation>کاهش (&amp;D)</translation>
    </message>
</context>
<context>
    <name>QComboBox</name>
    <message>
        <source>Open the combo box selection popup</source>
        <translation>باز کردن فهرست گزینه‌ها</translation>
    </message>
</context>
<context>
    <name>QDialogButtonBox</name>
    <message>
        <source>OK</source>
        <translation>تأیید</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>Look in:</source>
        <translation>جستجو در:</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>عقب</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>Alt+Left</source>
        <translation>Alt+Left</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>جلو</translation>
    </message>
    <message>
        <source>Go forward</source>
        <translation>رفتن به جلو</translation>
    </message>
    <message>
        <source>Alt+Right</source>
        <translation>Alt+Right</translation>
    </message>
    <message>
        <source>Parent Directory</source>
        <translation>پوشهٔ بالاتر</translation>
    </message>
    <message>
        <source>Go to the parent directory</source>
        <translation>رفتن به پوشهٔ بالاتر</translation>
    </message>
    <message>
        <source>Alt+Up</source>
        <translation>Alt+Up</translation>
    </message>
    <message>
        <source>Create New Folder</source>
        <translation>ایجاد پوشهٔ تازه</translation>
    </message>
    <message>
        <source>Create a New Folder</source>
        <translation>ایجاد یک پوشهٔ تازه</translation>
    </message>
    <message>
        <source>List View</source>
        <translation>نمای فهرستی</translation>
    </message>
    <message>
        <source>Change to list view mode</source>
        <translation>رفتن به نمای فهرستی</translation>
    </message>
    <message>
        <source>Detail View</source>
        <translation>نمای با جزئیات</translation>
    </message>
    <message>
        <source>Change to detail view mode</source>
        <translation>رفتن به نمای با جزئیات</translation>
    </message>
    <message>
        <source>Sidebar</source>
        <translation>نوار کناری</translation>
    </message>
    <message>
        <source>List of places and bookmarks</source>
        <translation>فهرست مکان‌ها و نشانک‌ها</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>فایل‌ها</translation>
    </message>
    <message>
        <source>Files of type:</source>
        <translation>نوع فایل:</translation>
    </message>
    <message>
        <source>File &amp;name:</source>
        <translation>نام فایل (&amp;N):</translation>
    </message>
    <message>
        <source>Directory:</source>
        <translation>پوشه:</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>باز کردن (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Choose</source>
        <translation>انتخاب (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>ذخیره (&amp;S)</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Save As</source>
        <translation>ذخیره با نام</translation>
    </message>
    <message>
        <source>Find Directory</source>
        <translation>یافتن پوشه</translation>
    </message>
    <message>
        <source>All Files (*)</source>
        <translation>همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Directories</source>
        <translation>پوشه‌ها</translation>
    </message>
    <message>
        <source>Recent Places</source>
        <translation>مکان‌های اخیر</translation>
    </message>
    <message>
        <source>New Folder</source>
        <translation>پوشهٔ تازه</translation>
    </message>
    <message>
        <source>&amp;New Folder</source>
        <translation>پوشهٔ تازه (&amp;N)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>تغییر نام (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>حذف (&amp;D)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>برداشتن</translation>
    </message>
    <message>
        <source>Show </source>
        <translation>نمایش </translation>
    </message>
    <message>
        <source>Show &amp;hidden files</source>
        <translation>نمایش فایل‌های پنهان (&amp;H)</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>رایانهٔ من</translation>
    </message>
    <message>
        <source>Drive</source>
        <translation>گرداننده</translation>
    </message>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>%1 File</source>
        <translation>فایل ⁨%1⁩</translation>
    </message>
    <message>
        <source>File Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>میان‌بر</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>ناشناخته</translation>
    </message>
    <message>
        <source>Are you sure you want to delete &apos;%1&apos;?</source>
        <translation>‏«⁨%1⁩» حذف شود؟</translation>
    </message>
    <message>
        <source>&apos;%1&apos; is write protected.
Do you want to delete it anyway?</source>
        <translation>‏«⁨%1⁩» در برابر نوشتن محافظت شده است.
با این حال حذف شود؟</translation>
    </message>
    <message>
        <source>Could not delete directory.</source>
        <translation>پوشه حذف نشد.</translation>
    </message>
    <message>
        <source>%1 already exists.
Do you want to replace it?</source>
        <translation>‏⁨%1⁩ از پیش هست.
جایگزین شود؟</translation>
    </message>
    <message>
        <source>%1
Directory not found.
Please verify the correct directory name was given.</source>
        <translation>‏⁨%1⁩
پوشه پیدا نشد.
درستی نام پوشه را بررسی کنید.</translation>
    </message>
    <message>
        <source>%1
File not found.
Please verify the correct file name was given.</source>
        <translation>‏⁨%1⁩
فایل پیدا نشد.
درستی نام فایل را بررسی کنید.</translation>
    </message>
</context>
<context>
    <name>QFileSystemModel</name>
    <message>
        <source>Name</source>
        <translation>نام</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>اندازه</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>Date Modified</source>
        <translation>تاریخ تغییر</translation>
    </message>
    <message>
        <source>My Computer</source>
        <translation>رایانهٔ من</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>رایانه</translation>
    </message>
    <message>
        <source>Invalid filename</source>
        <translation>نام فایل نامعتبر است</translation>
    </message>
    <message>
        <source>&lt;b&gt;The name &quot;%1&quot; cannot be used.&lt;/b&gt;&lt;p&gt;Try using another name, with fewer characters or no punctuation marks.</source>
        <translation>‏&lt;b&gt;نام «⁨%1⁩» را نمی‌توان به کار برد.&lt;/b&gt;&lt;p&gt;نام دیگری با نویسه‌های کمتر یا بدون نشانه‌گذاری امتحان کنید.</translation>
    </message>
</context>
<context>
    <name>QLineEdit</name>
    <message>
        <source>&amp;Undo</source>
        <translation>واگرد (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو (&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>بریدن (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>رونوشت (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>چسباندن (&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>انتخاب همه</translation>
    </message>
</context>
<context>
    <name>QMessageBox</name>
    <message>
        <source>Show Details...</source>
        <translation>نمایش جزئیات…</translation>
    </message>
    <message>
        <source>Hide Details...</source>
        <translation>پنهان کردن جزئیات…</translation>
    </message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message>
        <source>OK</source>
        <translation>تأیید</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>&amp;Yes</source>
        <translation>بله (&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>خیر (&amp;N)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>ذخیره</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>باز کردن</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>دور انداختن</translation>
    </message>
</context>
<context>
    <name>QScrollBar</name>
    <message>
        <source>Scroll here</source>
        <translation>پیمایش به اینجا</translation>
    </message>
    <message>
        <source>Left edge</source>
        <translation>لبهٔ چپ</translation>
    </message>
    <message>
        <source>Top</source>
        <translation>بالا</translation>
    </message>
    <message>
        <source>Right edge</source>
        <translation>لبهٔ راست</translation>
    </message>
    <message>
        <source>Bottom</source>
        <translation>پایین</translation>
    </message>
    <message>
        <source>Page left</source>
        <translation>یک صفحه به چپ</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>یک صفحه به بالا</translation>
    </message>
    <message>
        <source>Page right</source>
        <translation>یک صفحه به راست</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>یک صفحه به پایین</translation>
    </message>
    <message>
        <source>Scroll left</source>
        <translation>پیمایش به چپ</translation>
    </message>
    <message>
        <source>Scroll up</source>
        <translation>پیمایش به بالا</translation>
    </message>
    <message>
        <source>Scroll right</source>
        <translation>پیمایش به راست</translation>
    </message>
    <message>
        <source>Scroll down</source>
        <translation>پیمایش به پایین</translation>
    </message>
</context>
<context>
    <name>QTabBar</name>
    <message>
        <source>Scroll Left</source>
        <translation>پیمایش به چپ</translation>
    </message>
    <message>
        <source>Scroll Right</source>
        <translation>پیمایش به راست</translation>
    </message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message>
        <source>&amp;Undo</source>
        <translation>واگرد (&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو (&amp;R)</translation>
    </message>
    <message>
        <source>Cu&amp;t</source>
        <translation>بریدن (&amp;T)</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>رونوشت (&amp;C)</translation>
    </message>
    <message>
        <source>Copy &amp;Link Location</source>
        <translation>رونوشت از نشانی پیوند (&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Paste</source>
        <translation>چسباندن (&amp;P)</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message>
        <source>Select All</source>
        <translation>انتخاب همه</translation>
    </message>
</context>
<context>
    <name>QWizard</name>
    <message>
        <source>Go Back</source>
        <translation>بازگشت</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>بعدی (&amp;N) &gt;</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; قبلی (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>پایان (&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
    <message>
        <source>&amp;Next</source>
        <translation>بعدی (&amp;N)</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>ثبت</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>ادامه</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>پایان</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>راهنما (&amp;H)</translation>
    </message>
</context>
<context>
    <name>audio</name>
    <message>
        <source>it is not there</source>
        <translation>وجود ندارد</translation>
    </message>
    <message>
        <source>it is empty (0 bytes)</source>
        <translation>خالی است (صفر بایت)</translation>
    </message>
    <message>
        <source>it is {format}, which formant does not decode. Convert it first: {command}</source>
        <translation>قالب آن {format} است که formant رمزگشایی نمی‌کند. نخست آن را تبدیل کنید: {command}</translation>
    </message>
    <message>
        <source>it is damaged, or no sound ({reason}); convert it to WAV or FLAC, or record it again</source>
        <translation>آسیب دیده یا صوت نیست ({reason})؛ آن را به WAV یا FLAC تبدیل کنید یا دوباره ضبط کنید</translation>
    </message>
    <message>
        <source>cannot write {file}: {reason}</source>
        <translation>نوشتن {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{file} is written at {to} Hz: its format has no {from} Hz</source>
        <translation>‏{file} با نرخ ⁨{to} Hz⁩ نوشته می‌شود: قالب آن ⁨{from} Hz⁩ ندارد</translation>
    </message>
    <message>
        <source>it holds no samples</source>
        <translation>هیچ نمونه‌ای ندارد</translation>
    </message>
    <message>
        <source>it ends early: {read} of {all} samples are there</source>
        <translation>پیش از پایان قطع می‌شود: {read} نمونه از {all} نمونه موجود است</translation>
    </message>
    <message>
        <source>it holds samples that are no numbers</source>
        <translation>نمونه‌هایی دارد که عدد نیستند</translation>
    </message>
    <message>
        <source>{file} says no format to write sound in: let its name end in one of {known}</source>
        <translation>از نام {file} قالب صوت معلوم نیست: نام آن باید به یکی از این‌ها ختم شود: {known}</translation>
    </message>
    <message>
        <source>Sampling rate that recordings are brought to and the voice speaks with.</source>
        <translation>نرخ نمونه‌برداری‌ای که ضبط‌ها به آن تبدیل می‌شوند و صدا با آن تولید می‌شود.</translation>
    </message>
    <message>
        <source>Length of the Fourier transform and of its Hann window.</source>
        <translation>طول تبدیل فوریه و پنجرهٔ Hann آن.</translation>
    </message>
    <message>
        <source>Distance between two spectrogram frames.</source>
        <translation>فاصلهٔ دو فریم پیاپی طیف‌نگاره.</translation>
    </message>
    <message>
        <source>Mel bands of a frame.</source>
        <translation>تعداد باندهای مِل در هر فریم.</translation>
    </message>
    <message>
        <source>Lower edge of the lowest mel band.</source>
        <translation>مرز پایین پایین‌ترین باند مِل.</translation>
    </message>
    <message>
        <source>Upper edge of the highest mel band; at most half the sampling rate.</source>
        <translation>مرز بالای بالاترین باند مِل؛ حداکثر نصف نرخ نمونه‌برداری.</translation>
    </message>
    <message>
        <source>slaney: linear below 1 kHz, as librosa has it by default; htk: logarithmic throughout. A vocoder wants the one it knows.</source>
        <translation>‏slaney: زیر ⁨۱ kHz⁩ خطی، مانند پیش‌فرض librosa؛ htk: سراسر لگاریتمی. وکودر همان مقیاسی را لازم دارد که می‌شناسد.</translation>
    </message>
    <message>
        <source>audio.hop_length is {hop}; it must be at most half of audio.n_fft, {n_fft}, or sound between the frames is lost</source>
        <translation>مقدار audio.hop_length برابر {hop} است؛ باید حداکثر نصف audio.n_fft یعنی {n_fft} باشد، وگرنه صوت میان فریم‌ها از دست می‌رود</translation>
    </message>
    <message>
        <source>audio.f_max_hz must lie above audio.f_min_hz and be at most half the sampling rate, {nyquist} Hz</source>
        <translation>مقدار audio.f_max_hz باید بیشتر از audio.f_min_hz و حداکثر نصف نرخ نمونه‌برداری، یعنی ⁨{nyquist} Hz⁩، باشد</translation>
    </message>
    <message>
        <source>cannot resample from {from} to {to} Hz: {reason}</source>
        <translation>تغییر نرخ نمونه‌برداری از {from} به ⁨{to} Hz⁩ ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot read {file}: {reason}</source>
        <translation>خواندن {file} ممکن نیست: {reason}</translation>
    </message>
</context>
<context>
    <name>base</name>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>خواندن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot write the log {path}: {reason}</source>
        <translation>نوشتن لاگ {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot start {program}: {reason}</source>
        <translation>اجرای {program} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>there is no display</source>
        <translation>نمایشگری در کار نیست</translation>
    </message>
    <message>
        <source>the display {name} does not answer</source>
        <translation>نمایشگر {name} پاسخ نمی‌دهد</translation>
    </message>
    <message>
        <source>cannot open {path}: {reason}</source>
        <translation>باز کردن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot lock {path}: {reason}</source>
        <translation>قفل کردن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{path} is in use by another formant process ({pid}); stop that one first</source>
        <translation>فرایند دیگری از formant ({pid}) در حال استفاده از {path} است؛ نخست آن را متوقف کنید</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>نوشتن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path} to the disk: {reason}</source>
        <translation>نوشتن {path} روی دیسک ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot put {path} in its place: {reason}</source>
        <translation>قرار دادن {path} در جای خود ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot make the folder {path}: {reason}</source>
        <translation>ساختن پوشهٔ {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{file} is not a whole safetensors file: {why}</source>
        <translation>‏{file} یک فایل safetensors کامل نیست: {why}</translation>
    </message>
    <message>
        <source>cannot write {file}: safetensors has no name for the type {type} of {name}</source>
        <translation>نوشتن {file} ممکن نیست: safetensors نامی برای نوع {type} متعلق به {name} ندارد</translation>
    </message>
    <message>
        <source>the saved state has no entry &apos;{key}&apos; of the expected type; the file is damaged or of another version</source>
        <translation>وضعیت ذخیره‌شده ورودی «{key}» از نوع مورد انتظار را ندارد؛ فایل آسیب دیده یا از نسخهٔ دیگری است</translation>
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
        <translation>حذف {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} ثانیه</translation>
    </message>
    <message>
        <source>{minutes} min {seconds} s</source>
        <translation>{minutes} دقیقه و {seconds} ثانیه</translation>
    </message>
    <message>
        <source>{hours} h {minutes} min</source>
        <translation>{hours} ساعت و {minutes} دقیقه</translation>
    </message>
    <message>
        <source>writing was stopped</source>
        <translation>نوشتن متوقف شد</translation>
    </message>
    <message>
        <source>nobody reads standard output any more</source>
        <translation>دیگر برنامه‌ای خروجی استاندارد را نمی‌خواند</translation>
    </message>
    <message>
        <source>cannot write standard output: {reason}</source>
        <translation>نوشتن در خروجی استاندارد ممکن نیست: {reason}</translation>
    </message>
</context>
<context>
    <name>checkpoint</name>
    <message>
        <source>there is no checkpoint {file}</source>
        <translation>چک‌پوینت {file} وجود ندارد</translation>
    </message>
    <message>
        <source>{file} is a folder; name a checkpoint in it, such as final_ema.pt</source>
        <translation>‏{file} پوشه است؛ چک‌پوینتی درون آن را نام ببرید، مانند final_ema.pt</translation>
    </message>
    <message>
        <source>{file} is damaged: its SHA-256 differs from the one saved beside it</source>
        <translation>‏{file} آسیب دیده است: SHA-256 آن با آنچه کنارش ذخیره شده تفاوت دارد</translation>
    </message>
    <message>
        <source>{file} is no checkpoint of formant: it lacks the entry &apos;format&apos;. What it holds is told by: formant checkpoint info {file}</source>
        <translation>‏{file} چک‌پوینت formant نیست: ورودی «format» را ندارد. برای دیدن محتوای آن: ⁨formant checkpoint info {file}⁩</translation>
    </message>
    <message>
        <source>{file} is unverified: no {file}.sha256 is beside it</source>
        <translation>‏{file} راستی‌آزمایی نشده است: ⁨{file}.sha256⁩ در کنارش نیست</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (format {format}; this one reads up to {known})</source>
        <translation>‏{file} با نسخهٔ تازه‌تری از formant نوشته شده است (قالب {format}؛ این نسخه تا {known} را می‌خواند)</translation>
    </message>
    <message>
        <source>{name} holds numbers beyond those of half precision. Export without --half</source>
        <translation>‏{name} عددهایی فراتر از محدودهٔ نیم‌دقت دارد. بدون ⁨--half⁩ خروجی بگیرید</translation>
    </message>
    <message>
        <source>{file} holds a voice only, without what a training needs to go on. Go on from a step_N.pt, or begin another run with its weights: train.pretrained_path</source>
        <translation>‏{file} فقط صدا را دارد، بدون آنچه برای ادامهٔ آموزش لازم است. از یک step_N.pt ادامه دهید یا اجرای دیگری را با وزن‌های آن آغاز کنید: train.pretrained_path</translation>
    </message>
    <message>
        <source>the checkpoint holds no averaged weights. Export without --ema-only</source>
        <translation>چک‌پوینت وزن‌های میانگین ندارد. بدون ⁨--ema-only⁩ خروجی بگیرید</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>خواندن پوشهٔ {folder} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot rename {file}: {reason}</source>
        <translation>تغییر نام {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>no checkpoint in {folder} can be used; the newest: {reason}. Start anew under another name, or name a checkpoint with --resume FILE</source>
        <translation>هیچ چک‌پوینتی در {folder} قابل استفاده نیست؛ تازه‌ترین: {reason}. با نام دیگری از نو آغاز کنید یا چک‌پوینتی را با ⁨--resume FILE⁩ مشخص کنید</translation>
    </message>
    <message>
        <source>the file holds no weights: neither a state dict, nor one as its entry state_dict, model_state_dict, model or weights</source>
        <translation>فایل هیچ وزنی ندارد: نه خودش state dict است و نه یکی به‌عنوان ورودی state_dict، model_state_dict، model یا weights دارد</translation>
    </message>
    <message>
        <source>cannot write {file}: {reason}</source>
        <translation>نوشتن {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot read the checkpoint {file}: {reason}</source>
        <translation>خواندن چک‌پوینت {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{file} is no checkpoint: it is neither a file of formant (.pt, .safetensors) nor of PyTorch</source>
        <translation>‏{file} چک‌پوینت نیست: نه فایل formant است (⁨.pt⁩، ⁨.safetensors⁩) و نه فایل PyTorch</translation>
    </message>
</context>
<context>
    <name>config</name>
    <message>
        <source>{where}: {key} is {value}; it must lie between {minimum} and {maximum}</source>
        <translation>‏{where}: مقدار {key} برابر {value} است؛ باید میان {minimum} و {maximum} باشد</translation>
    </message>
    <message>
        <source>{where}: {key} is {value}; it must lie between {minimum} and {maximum}, or be 0 for automatic</source>
        <translation>‏{where}: مقدار {key} برابر {value} است؛ باید میان {minimum} و {maximum} باشد، یا برای حالت خودکار 0</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; it must be one of: {choices}</source>
        <translation>‏{where}: مقدار {key} برابر «{value}» است؛ باید یکی از این‌ها باشد: {choices}</translation>
    </message>
    <message>
        <source>{where}: {key} is &apos;{value}&apos;; did you mean &apos;{meant}&apos;? It must be one of: {choices}</source>
        <translation>‏{where}: مقدار {key} برابر «{value}» است؛ آیا منظورتان «{meant}» بود؟ باید یکی از این‌ها باشد: {choices}</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; did you mean &apos;{meant}&apos;?</source>
        <translation>‏{where}: تنظیم ناشناختهٔ «{key}»؛ آیا منظورتان «{meant}» بود؟</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;; `formant config help` lists all of them</source>
        <translation>‏{where}: تنظیم ناشناختهٔ «{key}»؛ ⁨`formant config help`⁩ همهٔ تنظیمات را فهرست می‌کند</translation>
    </message>
    <message>
        <source>{name} is written in a form that is not edited here; set {key} to {value} in it yourself</source>
        <translation>‏{name} به شکلی نوشته شده که این‌جا ویرایش نمی‌شود؛ خودتان {key} را در آن برابر {value} قرار دهید</translation>
    </message>
    <message>
        <source>{where}: {key} must be {type}</source>
        <translation>‏{where}: {key} باید {type} باشد</translation>
    </message>
    <message>
        <source>{where}: a configuration is made of &apos;key: value&apos; lines, as in name: my-voice</source>
        <translation>‏{where}: پیکربندی از خط‌هایی به شکل «key: value» ساخته می‌شود، مانند ⁨name: my-voice⁩</translation>
    </message>
    <message>
        <source>{where}: &apos;{section}&apos; must be a section with &apos;key: value&apos; lines below it</source>
        <translation>‏{where}: «{section}» باید بخشی باشد که زیر آن خط‌هایی به شکل «key: value» بیاید</translation>
    </message>
    <message>
        <source>{where}: &apos;{key}&apos; is given twice; keep one</source>
        <translation>‏{where}: «{key}» دو بار آمده است؛ یکی را نگه دارید</translation>
    </message>
    <message>
        <source>{where}: {key} and {other} are one setting, and both are given; keep one</source>
        <translation>‏{where}: {key} و {other} یک تنظیم‌اند و هر دو آمده‌اند؛ یکی را نگه دارید</translation>
    </message>
    <message>
        <source>there is no configuration {path}; name one with --config</source>
        <translation>پیکربندی {path} وجود ندارد؛ آن را با ⁨--config⁩ مشخص کنید</translation>
    </message>
    <message>
        <source>{where}: this line is not UTF-8; save the file as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml</source>
        <translation>‏{where}: این خط UTF-8 نیست؛ فایل را به‌صورت UTF-8 ذخیره یا تبدیل کنید: ⁨iconv -f WINDOWS-1252 -t UTF-8 &apos;{file}&apos; &gt; NEW.yaml⁩</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}. Is a quote left open, a line indented with a tab, or a text with a sign such as : ? # [ not in quotes?</source>
        <translation>‏{where}: این YAML معتبر نیست: {reason}. آیا گیومه‌ای باز مانده، خطی با tab تورفته شده یا متنی با نشانه‌هایی مانند ⁨: ? # [⁩ بدون گیومه آمده است؟</translation>
    </message>
    <message>
        <source>{where}: not valid YAML: {reason}</source>
        <translation>‏{where}: این YAML معتبر نیست: {reason}</translation>
    </message>
    <message>
        <source>{where}: write it as key=value</source>
        <translation>‏{where}: آن را به شکل key=value بنویسید</translation>
    </message>
    <message>
        <source>{name} is written in a form that is not edited here; remove {key} from it yourself</source>
        <translation>‏{name} به شکلی نوشته شده که این‌جا ویرایش نمی‌شود؛ خودتان {key} را از آن حذف کنید</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>درست یا نادرست</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>یک عدد صحیح</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>یک عدد</translation>
    </message>
    <message>
        <source>text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>a list of numbers</source>
        <translation>فهرستی از عددها</translation>
    </message>
    <message>
        <source>a list of texts</source>
        <translation>فهرستی از متن‌ها</translation>
    </message>
</context>
<context>
    <name>cuda</name>
    <message>
        <source>NVIDIA&apos;s driver does not answer for GPU {number}</source>
        <translation>درایور NVIDIA برای GPU شمارهٔ {number} پاسخ نمی‌دهد</translation>
    </message>
    <message>
        <source>the GPU aligns otherwise than the CPU</source>
        <translation>GPU جور دیگری از CPU هم‌تراز می‌کند</translation>
    </message>
    <message>
        <source>texts and frames are aligned by the CPU, which is slower: {reason}</source>
        <translation>متن‌ها و فریم‌ها را CPU هم‌تراز می‌کند که کندتر است: {reason}</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s driver refuses {call}: {reason} ({number})</source>
        <translation>درایور NVIDIA فراخوانی {call} را نمی‌پذیرد: {reason} ({number})</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver that takes kernels</source>
        <translation>هیچ درایور NVIDIA که کرنل بپذیرد در کار نیست</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s run-time compiler (NVRTC) cannot be used: {reason}</source>
        <translation>کامپایلر زمان اجرای NVIDIA (NVRTC) قابل استفاده نیست: {reason}</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message>
        <source>stopped while reading the recordings; those that are decoded are kept</source>
        <translation>هنگام خواندن ضبط‌ها متوقف شد؛ آنچه رمزگشایی شده نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>none of the {count} recordings can be read; the first: {first}</source>
        <translation>هیچ‌یک از {count} ضبط خوانده نمی‌شود؛ نخستین: {first}</translation>
    </message>
    <message>
        <source>cannot read the corpus {file}; is the path right?</source>
        <translation>خواندن پیکرهٔ {file} ممکن نیست؛ آیا مسیر درست است؟</translation>
    </message>
    <message>
        <source>cannot read the corpus {file} ({setting}); is the path right?</source>
        <translation>خواندن پیکرهٔ {file} ({setting}) ممکن نیست؛ آیا مسیر درست است؟</translation>
    </message>
    <message>
        <source>data.corpus is not set; give the folder of your recordings or its metadata file</source>
        <translation>مقدار data.corpus تعیین نشده است؛ پوشهٔ ضبط‌های خود یا فایل فرادادهٔ آن را بدهید</translation>
    </message>
    <message>
        <source>the corpus {file} names no recording</source>
        <translation>پیکرهٔ {file} هیچ ضبطی را نام نمی‌برد</translation>
    </message>
    <message>
        <source>there is no kind of corpus &apos;{format}&apos; (data.format, or --format of doctor); known are {formats}</source>
        <translation>پیکره‌ای از نوع «{format}» وجود ندارد (data.format، یا ⁨--format⁩ در doctor)؛ نوع‌های شناخته‌شده: {formats}</translation>
    </message>
    <message>
        <source>{folder} holds several files that may be its metadata ({names}); give the one that is meant instead of the folder</source>
        <translation>در {folder} چند فایل هست که می‌تواند فرادادهٔ آن باشد ({names})؛ به جای پوشه، فایل مورد نظر را بدهید</translation>
    </message>
    <message>
        <source>{file} is no corpus of the format &apos;{format}&apos; (data.format, or --format of doctor), which has its metadata in {names}; where it is called otherwise, give the metadata file itself</source>
        <translation>‏{file} پیکره‌ای با قالب «{format}» نیست (data.format، یا ⁨--format⁩ در doctor) که فرادادهٔ آن در {names} است؛ اگر نامش چیز دیگری است، خود فایل فراداده را بدهید</translation>
    </message>
    <message>
        <source>cannot tell what kind of corpus {file} is: no format fits it. Name one with data.format, or --format of doctor ({formats})</source>
        <translation>نوع پیکرهٔ {file} معلوم نیست: هیچ قالبی با آن جور نیست. نوع را با data.format یا ⁨--format⁩ در doctor مشخص کنید ({formats})</translation>
    </message>
    <message>
        <source>there are no recordings in {folder}, and no metadata that names some</source>
        <translation>در {folder} نه ضبطی هست و نه فراداده‌ای که ضبطی را نام ببرد</translation>
    </message>
    <message>
        <source>a quote is not closed, or stands inside a cell; write such a cell as &quot;he said &quot;&quot;no&quot;&quot;&quot;</source>
        <translation>گیومه‌ای بسته نشده یا درون خانه‌ای آمده است؛ چنین خانه‌ای را به شکل ⁨&quot;he said &quot;&quot;no&quot;&quot;&quot;⁩ بنویسید</translation>
    </message>
    <message>
        <source>Folder of the recordings, or their metadata file; files named in it are relative to it.</source>
        <translation>پوشهٔ ضبط‌ها یا فایل فرادادهٔ آن‌ها؛ مسیر فایل‌های نام‌برده در آن، نسبت به خود آن است.</translation>
    </message>
    <message>
        <source>Kind of corpus; auto recognises it by its files.</source>
        <translation>نوع پیکره؛ auto آن را از روی فایل‌ها تشخیص می‌دهد.</translation>
    </message>
    <message>
        <source>Which prompt list of a profile folder is trained on; all: every one.</source>
        <translation>آموزش روی کدام فهرست متن (prompt list) از پوشهٔ پروفایل باشد؛ all: همهٔ آن‌ها.</translation>
    </message>
    <message>
        <source>Folder or metadata file of recordings that are only validated on; instead of validation_share.</source>
        <translation>پوشه یا فایل فرادادهٔ ضبط‌هایی که فقط برای اعتبارسنجی‌اند؛ به جای validation_share.</translation>
    </message>
    <message>
        <source>Share of the recordings kept for validation, chosen by a hash of their names.</source>
        <translation>سهمی از ضبط‌ها که برای اعتبارسنجی کنار گذاشته می‌شود؛ بر پایهٔ hash نام آن‌ها انتخاب می‌شوند.</translation>
    </message>
    <message>
        <source>Threads that prepare batches.</source>
        <translation>تعداد رشته‌هایی (thread) که دسته‌ها را آماده می‌کنند.</translation>
    </message>
    <message>
        <source>Processes that decode recordings before the first training; automatic: as many as num_workers says, where it says a number.</source>
        <translation>تعداد فرایندهایی که پیش از نخستین آموزش ضبط‌ها را رمزگشایی می‌کنند؛ خودکار: به همان تعداد num_workers، اگر عدد باشد.</translation>
    </message>
    <message>
        <source>Batches kept ready ahead of the training.</source>
        <translation>تعداد دسته‌هایی که جلوتر از آموزش آماده نگه داشته می‌شوند.</translation>
    </message>
    <message>
        <source>Ends of a recording quieter than this, relative to its peak, are cut off.</source>
        <translation>ابتدا و انتهای ضبط، هر جا نسبت به قلهٔ آن از این آرام‌تر باشد، بریده می‌شود.</translation>
    </message>
    <message>
        <source>Silence left at both ends of a recording.</source>
        <translation>سکوتی که در دو سر ضبط باقی می‌ماند.</translation>
    </message>
    <message>
        <source>What is taken of stereo recordings: the mean of all channels, the left one, or the right one.</source>
        <translation>از ضبط‌های استریو چه برداشته شود: میانگین همهٔ کانال‌ها، کانال چپ یا کانال راست.</translation>
    </message>
    <message>
        <source>Bring every recording to the same loudness (EBU R 128), with its peak at most at -1 dBFS.</source>
        <translation>همهٔ ضبط‌ها را به یک بلندی صدا (EBU R 128) می‌رساند، با قلهٔ حداکثر ⁨-1 dBFS⁩.</translation>
    </message>
    <message>
        <source>The loudness that normalise_loudness brings recordings to.</source>
        <translation>بلندی صدایی که normalise_loudness ضبط‌ها را به آن می‌رساند.</translation>
    </message>
    <message>
        <source>Puts samples of like length into one batch, so that less of it is padding.</source>
        <translation>نمونه‌های هم‌طول را در یک دسته می‌گذارد تا لایی (padding) کمتری لازم باشد.</translation>
    </message>
    <message>
        <source>Joins up to this many random recordings to one sample, so that a few short ones suffice; 1: off.</source>
        <translation>حداکثر این تعداد ضبط تصادفی را به هم می‌پیوندد و یک نمونه می‌سازد، تا ضبط‌های کوتاه اندک هم کافی باشند؛ 1: خاموش.</translation>
    </message>
    <message>
        <source>Longest silence between joined recordings.</source>
        <translation>طولانی‌ترین سکوت میان ضبط‌های به‌هم‌پیوسته.</translation>
    </message>
    <message>
        <source>Shortest silence at both ends of a joined sample.</source>
        <translation>کوتاه‌ترین سکوت در دو سر نمونهٔ به‌هم‌پیوسته.</translation>
    </message>
    <message>
        <source>Longest silence at both ends of a joined sample.</source>
        <translation>طولانی‌ترین سکوت در دو سر نمونهٔ به‌هم‌پیوسته.</translation>
    </message>
    <message>
        <source>File with texts, one a line, that no sample may say: kept for tests.</source>
        <translation>فایلی با متن‌ها، هر کدام در یک خط، که هیچ نمونه‌ای نباید آن‌ها را بگوید: برای آزمون کنار گذاشته شده‌اند.</translation>
    </message>
    <message>
        <source>Joined samples of an epoch.</source>
        <translation>تعداد نمونه‌های به‌هم‌پیوسته در هر دوره.</translation>
    </message>
    <message>
        <source>A recording that takes longer to decode is left out.</source>
        <translation>ضبطی که رمزگشایی‌اش بیش از این طول بکشد کنار گذاشته می‌شود.</translation>
    </message>
    <message>
        <source>data.concatenate_edge_ms_min is larger than data.concatenate_edge_ms_max</source>
        <translation>مقدار data.concatenate_edge_ms_min بزرگ‌تر از data.concatenate_edge_ms_max است</translation>
    </message>
    <message>
        <source>data.validation and data.validation_share are both set; leave one of them out</source>
        <translation>هر دو تنظیم data.validation و data.validation_share تعیین شده‌اند؛ یکی را حذف کنید</translation>
    </message>
    <message>
        <source>{file} cannot be used: its decoding died or took longer than {seconds} s (data.decode_timeout_s)</source>
        <translation>‏{file} قابل استفاده نیست: رمزگشایی آن ناگهان قطع شد یا بیش از {seconds} ثانیه طول کشید (data.decode_timeout_s)</translation>
    </message>
    <message>
        <source>{file} cannot be used: {reason}</source>
        <translation>‏{file} قابل استفاده نیست: {reason}</translation>
    </message>
    <message>
        <source>it is silent throughout</source>
        <translation>سراسر آن سکوت است</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>نوشتن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>cannot read {path}: {reason}</source>
        <translation>خواندن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{path} holds {there} samples, not {count}</source>
        <translation>‏{path} دارای {there} نمونه است، نه {count}</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>لغو شد</translation>
    </message>
    <message>
        <source>recordings that cannot be used</source>
        <translation>ضبط‌های غیرقابل‌استفاده</translation>
    </message>
    <message>
        <source>no text</source>
        <translation>بدون متن</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>بی‌صدا</translation>
    </message>
    <message>
        <source>clipped</source>
        <translation>بریدگی (clipping)</translation>
    </message>
    <message>
        <source>too short</source>
        <translation>بیش از حد کوتاه</translation>
    </message>
    <message>
        <source>too long</source>
        <translation>بیش از حد طولانی</translation>
    </message>
    <message>
        <source>the same sound again</source>
        <translation>صوت تکراری</translation>
    </message>
    <message>
        <source>the same text again</source>
        <translation>متن تکراری</translation>
    </message>
    <message>
        <source>text and sound that do not fit</source>
        <translation>ناهمخوانی متن و صوت</translation>
    </message>
    <message>
        <source>another sample rate</source>
        <translation>نرخ نمونه‌برداری متفاوت</translation>
    </message>
    <message>
        <source>{file} is named twice: {first}, {place}</source>
        <translation>‏{file} دو بار نام برده شده است: {first}، {place}</translation>
    </message>
    <message>
        <source>{file} holds the same sound as {first}</source>
        <translation>‏{file} همان صوت {first} را دارد</translation>
    </message>
    <message>
        <source>{file} has the same text as {first}; fine if both are takes of it</source>
        <translation>‏{file} همان متن {first} را دارد؛ اگر هر دو برداشت‌هایی از آن باشند، ایرادی ندارد</translation>
    </message>
    <message>
        <source>{file} has {found} Hz, most have {usual} Hz; it is resampled, but may sound unlike the others</source>
        <translation>نرخ {file} برابر ⁨{found} Hz⁩ است و بیشتر ضبط‌ها ⁨{usual} Hz⁩ دارند؛ به نرخ آن‌ها تبدیل می‌شود، اما شاید صدایش با بقیه فرق کند</translation>
    </message>
    <message>
        <source>{file} lasts {found} s, its text would take about {expected} s ({place}); do the two belong together?</source>
        <translation>طول {file} برابر {found} ثانیه است، ولی متن آن حدود {expected} ثانیه طول می‌کشد ({place})؛ آیا این دو به هم تعلق دارند؟</translation>
    </message>
    <message>
        <source>nothing of {corpus} would be left; nothing was written</source>
        <translation>از {corpus} چیزی باقی نمی‌ماند؛ چیزی نوشته نشد</translation>
    </message>
    <message>
        <source>{file} has no text; write what is said in it into {place}</source>
        <translation>‏{file} متن ندارد؛ آنچه را در آن گفته می‌شود در {place} بنویسید</translation>
    </message>
    <message>
        <source>{file} is silent; was the microphone on?</source>
        <translation>‏{file} بی‌صداست؛ آیا میکروفون روشن بود؟</translation>
    </message>
    <message>
        <source>{file} is clipped ({percent} % of it at full scale); record it again with less gain</source>
        <translation>‏{file} بریدگی (clipping) دارد ({percent}٪ آن در سقف دامنه است)؛ با بهرهٔ (gain) کمتر دوباره ضبط کنید</translation>
    </message>
    <message>
        <source>{file} has only {found} s of sound; at least {least} s can be learned from</source>
        <translation>‏{file} فقط {found} ثانیه صدا دارد؛ برای یادگیری دست‌کم {least} ثانیه لازم است</translation>
    </message>
    <message>
        <source>{file} has {found} s of sound, more than {most} s; cut it into sentences</source>
        <translation>‏{file} دارای {found} ثانیه صداست که از {most} ثانیه بیشتر است؛ آن را به جمله‌ها ببُرید</translation>
    </message>
    <message>
        <source>the feature cache {folder} cannot be used: {why}. It may be deleted; it is made again</source>
        <translation>کش ویژگی‌ها {folder} قابل استفاده نیست: {why}. می‌توان آن را حذف کرد؛ دوباره ساخته می‌شود</translation>
    </message>
    <message>
        <source>out of memory while a batch was made; fewer data.num_workers and a smaller data.prefetch_buffer_size need less ({reason})</source>
        <translation>هنگام ساخت دسته، حافظه تمام شد؛ با data.num_workers و data.prefetch_buffer_size کوچک‌تر، حافظهٔ کمتری لازم است ({reason})</translation>
    </message>
    <message>
        <source>a batch cannot be made: {reason}</source>
        <translation>ساختن دسته ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{place}: not valid CSV: {reason}</source>
        <translation>‏{place}: این CSV معتبر نیست: {reason}</translation>
    </message>
    <message>
        <source>{place}: this row has another number of cells ({found}) than the first line ({expected})</source>
        <translation>‏{place}: تعداد خانه‌های این سطر ({found}) با خط نخست ({expected}) فرق دارد</translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation>‏{place}: هر خط باید مانند {example} باشد</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be path|text or path|speaker|text</source>
        <translation>‏{place}: {found} خانه میان نشانه‌های «|»؛ هر خط باید ⁨path|text⁩ یا ⁨path|speaker|text⁩ باشد</translation>
    </message>
    <message>
        <source>{place}: {found} cells between &apos;|&apos;; a line must be id|text or id|text|normalised text</source>
        <translation>‏{place}: {found} خانه میان نشانه‌های «|»؛ هر خط باید ⁨id|text⁩ یا ⁨id|text|normalised text⁩ باشد</translation>
    </message>
    <message>
        <source>{place}: this line is not UTF-8; convert the file: {command}</source>
        <translation>‏{place}: این خط UTF-8 نیست؛ فایل را تبدیل کنید: {command}</translation>
    </message>
    <message>
        <source>stopped while reading the corpus</source>
        <translation>هنگام خواندن پیکره متوقف شد</translation>
    </message>
    <message>
        <source>{profile} has no recording of the prompt list &apos;{list}&apos; (data.prompt_list, or --prompt-list of doctor); it has: {lists}</source>
        <translation>‏{profile} ضبطی از فهرست متن «{list}» ندارد (data.prompt_list، یا ⁨--prompt-list⁩ در doctor)؛ این‌ها را دارد: {lists}</translation>
    </message>
    <message>
        <source>cannot list {folder}: {reason}</source>
        <translation>فهرست کردن {folder} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{file} is no JSON object; it should be like {example}</source>
        <translation>‏{file} شیء JSON نیست؛ باید مانند {example} باشد</translation>
    </message>
    <message>
        <source>its decoder gave no sensible answer</source>
        <translation>رمزگشای آن پاسخ معتبری نداد</translation>
    </message>
    <message>
        <source>it needs more memory than a recording may</source>
        <translation>بیش از اندازهٔ مجاز برای یک ضبط حافظه می‌خواهد</translation>
    </message>
    <message>
        <source>its decoded samples cannot be read</source>
        <translation>نمونه‌های رمزگشایی‌شدهٔ آن خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: file,text (commas, semicolons or tabs between them), or hold a recording that is there and its text; it is &apos;{found}&apos;. Known names are {files} for the recording and {texts} for the text</source>
        <translation>‏{place}: خط نخست باید نام ستون‌ها را بیاورد: ⁨file,text⁩ (با ویرگول لاتین، نقطه‌ویرگول لاتین یا جهش (tab) میان آن‌ها)، یا ضبطی موجود و متنش را؛ اکنون «{found}» است. نام‌های شناخته‌شده: {files} برای ضبط و {texts} برای متن</translation>
    </message>
</context>
<context>
    <name>entry</name>
    <message>
        <source>A voice is being trained.</source>
        <translation>یک صدا در حال آموزش است.</translation>
    </message>
</context>
<context>
    <name>field</name>
    <message>
        <source>Version of the form</source>
        <translation>نسخهٔ قالب</translation>
    </message>
    <message>
        <source>Name of the run</source>
        <translation>نام اجرا</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>پیش‌تنظیم</translation>
    </message>
    <message>
        <source>Sampling rate</source>
        <translation>نرخ نمونه‌برداری</translation>
    </message>
    <message>
        <source>Length of the Fourier transform</source>
        <translation>طول تبدیل فوریه</translation>
    </message>
    <message>
        <source>Distance of frames</source>
        <translation>فاصلهٔ فریم‌ها</translation>
    </message>
    <message>
        <source>Mel bands</source>
        <translation>باندهای مِل</translation>
    </message>
    <message>
        <source>Lowest frequency</source>
        <translation>پایین‌ترین فرکانس</translation>
    </message>
    <message>
        <source>Highest frequency</source>
        <translation>بالاترین فرکانس</translation>
    </message>
    <message>
        <source>Mel scale</source>
        <translation>مقیاس مِل</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>زبان</translation>
    </message>
    <message>
        <source>Keep stress marks</source>
        <translation>حفظ نشانه‌های تکیه</translation>
    </message>
    <message>
        <source>Texts are read as</source>
        <translation>شیوهٔ خواندن متن‌ها</translation>
    </message>
    <message>
        <source>Keep punctuation</source>
        <translation>حفظ نشانه‌گذاری</translation>
    </message>
    <message>
        <source>Numbers in words</source>
        <translation>عددها به حروف</translation>
    </message>
    <message>
        <source>Kind of model</source>
        <translation>نوع مدل</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>اندازه</translation>
    </message>
    <message>
        <source>Encoder channels</source>
        <translation>کانال‌های رمزگذار</translation>
    </message>
    <message>
        <source>Encoder blocks</source>
        <translation>بلوک‌های رمزگذار</translation>
    </message>
    <message>
        <source>Decoder channels</source>
        <translation>کانال‌های رمزگشا</translation>
    </message>
    <message>
        <source>Decoder levels</source>
        <translation>سطح‌های رمزگشا</translation>
    </message>
    <message>
        <source>Decoder blocks</source>
        <translation>بلوک‌های رمزگشا</translation>
    </message>
    <message>
        <source>Style channels</source>
        <translation>کانال‌های سبک</translation>
    </message>
    <message>
        <source>Style encoder channels</source>
        <translation>کانال‌های رمزگذار سبک</translation>
    </message>
    <message>
        <source>Width of the flow&apos;s end</source>
        <translation>پهنای نقطهٔ پایان جریان</translation>
    </message>
    <message>
        <source>Weight of prior</source>
        <translation>وزن توزیع پیشین</translation>
    </message>
    <message>
        <source>Weight of duration</source>
        <translation>وزن دیرش</translation>
    </message>
    <message>
        <source>Warm-up of prior</source>
        <translation>گرم‌کردن توزیع پیشین</translation>
    </message>
    <message>
        <source>Warm-up of duration</source>
        <translation>گرم‌کردن دیرش</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>ضبط‌ها</translation>
    </message>
    <message>
        <source>Kind of corpus</source>
        <translation>نوع پیکره</translation>
    </message>
    <message>
        <source>Prompt list</source>
        <translation>فهرست متن (prompt list)</translation>
    </message>
    <message>
        <source>Recordings for validation</source>
        <translation>ضبط‌های اعتبارسنجی</translation>
    </message>
    <message>
        <source>Share for validation</source>
        <translation>سهم اعتبارسنجی</translation>
    </message>
    <message>
        <source>Threads for batches</source>
        <translation>رشته‌های آماده‌سازی دسته</translation>
    </message>
    <message>
        <source>Decoding processes</source>
        <translation>فرایندهای رمزگشایی</translation>
    </message>
    <message>
        <source>Batches kept ready</source>
        <translation>دسته‌های آماده</translation>
    </message>
    <message>
        <source>Silence below</source>
        <translation>آستانهٔ سکوت</translation>
    </message>
    <message>
        <source>Silence kept at the ends</source>
        <translation>سکوت باقی‌مانده در دو سر</translation>
    </message>
    <message>
        <source>Channels</source>
        <translation>کانال‌ها</translation>
    </message>
    <message>
        <source>Same loudness for all</source>
        <translation>بلندی صدای یکسان برای همه</translation>
    </message>
    <message>
        <source>Loudness</source>
        <translation>بلندی صدا</translation>
    </message>
    <message>
        <source>Like lengths together</source>
        <translation>هم‌طول‌ها کنار هم</translation>
    </message>
    <message>
        <source>Recordings joined</source>
        <translation>ضبط‌های به‌هم‌پیوسته</translation>
    </message>
    <message>
        <source>Longest pause between joined</source>
        <translation>طولانی‌ترین مکث میان پیوسته‌ها</translation>
    </message>
    <message>
        <source>Shortest silence at the ends</source>
        <translation>کوتاه‌ترین سکوت در دو سر</translation>
    </message>
    <message>
        <source>Longest silence at the ends</source>
        <translation>طولانی‌ترین سکوت در دو سر</translation>
    </message>
    <message>
        <source>File of excluded texts</source>
        <translation>فایل متن‌های کنارگذاشته</translation>
    </message>
    <message>
        <source>Samples of an epoch</source>
        <translation>نمونه‌های هر دوره</translation>
    </message>
    <message>
        <source>Time for decoding</source>
        <translation>مهلت رمزگشایی</translation>
    </message>
    <message>
        <source>Begin with the checkpoint</source>
        <translation>شروع با چک‌پوینت</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>گام‌ها</translation>
    </message>
    <message>
        <source>Epochs</source>
        <translation>دوره‌ها (epoch)</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>بذر تصادفی</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>اندازهٔ دسته</translation>
    </message>
    <message>
        <source>Gradient accumulation</source>
        <translation>انباشت گرادیان</translation>
    </message>
    <message>
        <source>Samples of a step</source>
        <translation>نمونه‌های هر گام</translation>
    </message>
    <message>
        <source>Learning rate</source>
        <translation>نرخ یادگیری</translation>
    </message>
    <message>
        <source>Final share of the rate</source>
        <translation>سهم پایانی نرخ</translation>
    </message>
    <message>
        <source>Warm-up</source>
        <translation>گرم‌کردن</translation>
    </message>
    <message>
        <source>Betas of AdamW</source>
        <translation>بتاهای AdamW</translation>
    </message>
    <message>
        <source>Weight decay</source>
        <translation>زوال وزن</translation>
    </message>
    <message>
        <source>Longest gradient</source>
        <translation>سقف نُرم گرادیان</translation>
    </message>
    <message>
        <source>Decay of the average (EMA)</source>
        <translation>ضریب زوال میانگین (EMA)</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>First loss scale</source>
        <translation>مقیاس آغازین زیان</translation>
    </message>
    <message>
        <source>TF32</source>
        <translation>TF32</translation>
    </message>
    <message>
        <source>cuDNN benchmark</source>
        <translation>بنچمارک cuDNN</translation>
    </message>
    <message>
        <source>Gradient checkpointing</source>
        <translation>چک‌پوینت‌گذاری گرادیان</translation>
    </message>
    <message>
        <source>Captured graphs</source>
        <translation>گراف‌های ثبت‌شده</translation>
    </message>
    <message>
        <source>Mode of capturing</source>
        <translation>شیوهٔ ثبت گراف</translation>
    </message>
    <message>
        <source>Whole step captured</source>
        <translation>ثبت کل گام</translation>
    </message>
    <message>
        <source>Recordings in memory</source>
        <translation>ضبط‌ها در حافظه</translation>
    </message>
    <message>
        <source>Looking for errors</source>
        <translation>خطایابی</translation>
    </message>
    <message>
        <source>Trained layers</source>
        <translation>لایه‌های تحت آموزش</translation>
    </message>
    <message>
        <source>Patterns of layers</source>
        <translation>الگوهای لایه‌ها</translation>
    </message>
    <message>
        <source>At a plateau</source>
        <translation>هنگام توقف پیشرفت</translation>
    </message>
    <message>
        <source>Early stopping</source>
        <translation>توقف زودهنگام</translation>
    </message>
    <message>
        <source>Patience</source>
        <translation>شکیبایی</translation>
    </message>
    <message>
        <source>Explosion protection</source>
        <translation>محافظت در برابر انفجار</translation>
    </message>
    <message>
        <source>Explosion threshold</source>
        <translation>آستانهٔ انفجار</translation>
    </message>
    <message>
        <source>Roll back after</source>
        <translation>بازگشت پس از</translation>
    </message>
    <message>
        <source>Validate every</source>
        <translation>فاصلهٔ اعتبارسنجی‌ها</translation>
    </message>
    <message>
        <source>Save every</source>
        <translation>فاصلهٔ ذخیره‌ها</translation>
    </message>
    <message>
        <source>Speak samples every</source>
        <translation>فاصلهٔ خواندن نمونه‌ها</translation>
    </message>
    <message>
        <source>Checkpoints kept</source>
        <translation>چک‌پوینت‌های نگه‌داشته‌شده</translation>
    </message>
    <message>
        <source>TensorBoard</source>
        <translation>TensorBoard</translation>
    </message>
    <message>
        <source>Looks at the hardware</source>
        <translation>دفعات پایش سخت‌افزار</translation>
    </message>
    <message>
        <source>Spoken texts</source>
        <translation>متن‌های خواندنی</translation>
    </message>
    <message>
        <source>Also by the raw weights</source>
        <translation>با وزن‌های خام هم</translation>
    </message>
    <message>
        <source>Weight of reconstruction</source>
        <translation>وزن بازسازی</translation>
    </message>
    <message>
        <source>Weight of KL divergence</source>
        <translation>وزن واگرایی KL</translation>
    </message>
    <message>
        <source>Warm-up of reconstruction</source>
        <translation>گرم‌کردن بازسازی</translation>
    </message>
    <message>
        <source>Warm-up of KL divergence</source>
        <translation>گرم‌کردن واگرایی KL</translation>
    </message>
    <message>
        <source>Latent channels</source>
        <translation>کانال‌های متغیر نهان</translation>
    </message>
    <message>
        <source>Hidden channels</source>
        <translation>کانال‌های لایه‌های پنهان</translation>
    </message>
    <message>
        <source>Feed-forward channels</source>
        <translation>کانال‌های پیش‌خور</translation>
    </message>
    <message>
        <source>Attention heads</source>
        <translation>سرهای توجه</translation>
    </message>
    <message>
        <source>Text encoder layers</source>
        <translation>لایه‌های رمزگذار متن</translation>
    </message>
    <message>
        <source>Width of convolutions</source>
        <translation>پهنای کانولوشن‌ها</translation>
    </message>
    <message>
        <source>Dropout</source>
        <translation>حذف تصادفی (Dropout)</translation>
    </message>
    <message>
        <source>Speaker channels</source>
        <translation>کانال‌های گوینده</translation>
    </message>
    <message>
        <source>Durations vary</source>
        <translation>دیرش‌های متغیر</translation>
    </message>
    <message>
        <source>Spectral norm</source>
        <translation>نُرم طیفی</translation>
    </message>
    <message>
        <source>Discriminator channels</source>
        <translation>کانال‌های متمایزگر</translation>
    </message>
    <message>
        <source>Frames of a segment</source>
        <translation>فریم‌های هر برش</translation>
    </message>
    <message>
        <source>Weight of mel</source>
        <translation>وزن مِل</translation>
    </message>
    <message>
        <source>Weight of the latent KL divergence</source>
        <translation>وزن واگرایی KL نهان</translation>
    </message>
    <message>
        <source>Kind of residual blocks</source>
        <translation>نوع بلوک‌های باقی‌مانده</translation>
    </message>
    <message>
        <source>Widths of residual blocks</source>
        <translation>پهنای بلوک‌های باقی‌مانده</translation>
    </message>
    <message>
        <source>Dilations of residual blocks</source>
        <translation>اتساع بلوک‌های باقی‌مانده</translation>
    </message>
    <message>
        <source>Rates of the levels</source>
        <translation>نرخ سطح‌ها</translation>
    </message>
    <message>
        <source>Widths of the levels</source>
        <translation>پهنای سطح‌ها</translation>
    </message>
    <message>
        <source>Channels before the levels</source>
        <translation>کانال‌های آغازین</translation>
    </message>
    <message>
        <source>Discriminator channels (HiFi-GAN)</source>
        <translation>کانال متمایزگر (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Frames of a segment (HiFi-GAN)</source>
        <translation>فریم‌های هر برش (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Weight of mel (HiFi-GAN)</source>
        <translation>وزن مِل (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Highest frequency of the loss (HiFi-GAN)</source>
        <translation>سقف فرکانس زیان (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Kind of residual blocks (HiFi-GAN)</source>
        <translation>نوع بلوک‌ها (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Widths of residual blocks (HiFi-GAN)</source>
        <translation>پهنای بلوک‌ها (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Dilations of residual blocks (HiFi-GAN)</source>
        <translation>اتساع بلوک‌ها (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Rates of the levels (HiFi-GAN)</source>
        <translation>نرخ سطح‌ها (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Widths of the levels (HiFi-GAN)</source>
        <translation>پهنای سطح‌ها (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Channels before the levels (HiFi-GAN)</source>
        <translation>کانال‌های آغازین (HiFi-GAN)</translation>
    </message>
    <message>
        <source>Take what fits of it</source>
        <translation>برداشتن وزن‌های سازگار</translation>
    </message>
    <message>
        <source>Fall of the learning rate</source>
        <translation>شیوهٔ کاهش نرخ یادگیری</translation>
    </message>
    <message>
        <source>Factor of an epoch</source>
        <translation>ضریب هر دوره</translation>
    </message>
    <message>
        <source>Epsilon</source>
        <translation>اپسیلون</translation>
    </message>
    <message>
        <source>Table of symbols</source>
        <translation>جدول نمادها</translation>
    </message>
    <message>
        <source>Between symbols</source>
        <translation>میان نمادها</translation>
    </message>
    <message>
        <source>Learn from the frames of the voice</source>
        <translation>آموختن از فریم‌های صدا</translation>
    </message>
    <message>
        <source>Vocoder</source>
        <translation>وکودر</translation>
    </message>
    <message>
        <source>One speaker like several</source>
        <translation>یک گوینده مانند چند گوینده</translation>
    </message>
</context>
<context>
    <name>formant::ApplyBox</name>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>&amp;Write into the configuration</source>
        <translation>نوشتن در پیکربندی (&amp;W)</translation>
    </message>
    <message>
        <source>%1 is in the configuration now.</source>
        <translation>اکنون ⁨%1⁩ در پیکربندی است.</translation>
    </message>
</context>
<context>
    <name>formant::ChangesLine</name>
    <message>
        <source>Texts typed and recordings left out here earlier are kept in %1.</source>
        <translation>متن‌هایی که پیش‌تر این‌جا نوشته شدند و ضبط‌هایی که کنار گذاشته شدند در %1 نگه داشته شده‌اند.</translation>
    </message>
    <message>
        <source>The changes are in %1; the original list and all recordings stay as they were.</source>
        <translation>تغییرات در ⁨%1⁩ است؛ فهرست اصلی و همهٔ ضبط‌ها دست‌نخورده ماندند.</translation>
    </message>
    <message>
        <source>Go on &amp;with these changes</source>
        <translation>ادامه با این تغییرات (&amp;W)</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointActions</name>
    <message>
        <source>Checking…</source>
        <translation>در حال بررسی…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were checked, and none is damaged.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت بررسی شد و هیچ‌کدام آسیب ندیده است.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are damaged.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت آسیب دیده است.</numerusform>
        </translation>
    </message>
    <message>
        <source>Marking…</source>
        <translation>در حال نشان‌گذاری…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints are kept now.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت از این پس نگه داشته می‌شود.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints go again by the rules.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت دوباره تابع قاعده‌های پاک‌سازی شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Writing the best…</source>
        <translation>در حال نوشتن بهترین چک‌پوینت…</translation>
    </message>
    <message>
        <source>%1 is the best now.</source>
        <translation>اکنون ⁨%1⁩ بهترین است.</translation>
    </message>
    <message>
        <source>Make %1 the best of this run? The one that is the best now goes, unless you keep it.</source>
        <translation>آیا ⁨%1⁩ بهترین چک‌پوینت این اجرا شود؟ بهترینِ کنونی حذف می‌شود، مگر آن‌که آن را نگه دارید.</translation>
    </message>
    <message>
        <source>Make it the best</source>
        <translation>به‌عنوان بهترین برگزیدن</translation>
    </message>
    <message>
        <source>Exporting…</source>
        <translation>در حال خروجی گرفتن…</translation>
    </message>
    <message>
        <source>The voice is in %1.</source>
        <translation>صدا در ⁨%1⁩ ذخیره شد.</translation>
    </message>
    <message>
        <source>Deleting…</source>
        <translation>در حال حذف…</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints were deleted.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت حذف شد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Delete %n checkpoints (%1)? They cannot be brought back, and a training can go on only from a step checkpoint that is left.</source>
        <translation>
            <numerusform>آیا %Ln چک‌پوینت (%1) حذف شود؟ این کار برگشت‌پذیر نیست و آموزش تنها از چک‌پوینت گامی که باقی بماند می‌تواند ادامه یابد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>حذف</translation>
    </message>
    <message numerus="yes">
        <source>%n files were removed, which freed %1.</source>
        <translation>
            <numerusform>‏%Ln فایل حذف و %1 فضا آزاد شد.</numerusform>
        </translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>چک‌پوینت‌ها</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointButtons</name>
    <message>
        <source>Reads the files and compares them with their SHA-256.</source>
        <translation>فایل‌ها را می‌خواند و با SHA-256 آن‌ها مقایسه می‌کند.</translation>
    </message>
    <message>
        <source>No longer &amp;keep</source>
        <translation>دیگر نگه داشته نشود (&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>نگه داشتن (&amp;K)</translation>
    </message>
    <message>
        <source>No rule removes what you keep.</source>
        <translation>آنچه نگه دارید با هیچ قاعده‌ای حذف نمی‌شود.</translation>
    </message>
    <message>
        <source>Make it the &amp;best</source>
        <translation>برگزیدن به‌عنوان بهترین (&amp;B)</translation>
    </message>
    <message>
        <source>Saves this step as the best of the run.</source>
        <translation>این گام را به‌عنوان بهترینِ اجرا ذخیره می‌کند.</translation>
    </message>
    <message>
        <source>&amp;Use as start</source>
        <translation>استفاده برای شروع (&amp;U)</translation>
    </message>
    <message>
        <source>A training begins with this checkpoint.</source>
        <translation>آموزش با این چک‌پوینت آغاز می‌شود.</translation>
    </message>
    <message>
        <source>Speaks a text of yours with this checkpoint.</source>
        <translation>متن دلخواه شما را با این چک‌پوینت می‌خواند.</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>خروجی گرفتن (&amp;X)…</translation>
    </message>
    <message>
        <source>Writes the voice alone into a file of its own.</source>
        <translation>فقط صدا را در فایلی جداگانه می‌نویسد.</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>حذف (&amp;D)…</translation>
    </message>
    <message>
        <source>Removes the selected checkpoints; asks first.</source>
        <translation>چک‌پوینت‌های انتخاب‌شده را حذف می‌کند؛ پیش از آن می‌پرسد.</translation>
    </message>
    <message>
        <source>&amp;Clean by rule…</source>
        <translation>پاک‌سازی با قاعده (&amp;C)…</translation>
    </message>
    <message>
        <source>Removes older checkpoints; shows first which, and the room it frees.</source>
        <translation>چک‌پوینت‌های قدیمی‌تر را حذف می‌کند؛ پیش از آن نشان می‌دهد کدام‌ها و چقدر فضا آزاد می‌شود.</translation>
    </message>
    <message>
        <source>Verif&amp;y all</source>
        <translation>راستی‌آزمایی همه (&amp;Y)</translation>
    </message>
    <message>
        <source>Sp&amp;eak</source>
        <translation>خواندن متن (&amp;E)</translation>
    </message>
    <message>
        <source>Verif&amp;y</source>
        <translation>راستی‌آزمایی (&amp;Y)</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointModel</name>
    <message>
        <source>File</source>
        <translation>فایل</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>Training loss</source>
        <translation>زیان آموزش</translation>
    </message>
    <message>
        <source>Validation loss</source>
        <translation>زیان اعتبارسنجی</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>حجم</translation>
    </message>
    <message>
        <source>Verified</source>
        <translation>راستی‌آزمایی</translation>
    </message>
    <message>
        <source>Why kept</source>
        <translation>دلیل نگهداری</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointWords</name>
    <message>
        <source>not checked yet</source>
        <translation>هنوز بررسی نشده</translation>
    </message>
    <message>
        <source>looks cut off</source>
        <translation>ناقص به نظر می‌رسد</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>سالم</translation>
    </message>
    <message>
        <source>readable, no SHA-256</source>
        <translation>خواندنی، بدون SHA-256</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>آسیب‌دیده</translation>
    </message>
    <message>
        <source>kept by you</source>
        <translation>به خواست شما نگه داشته شده</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>بهترین</translation>
    </message>
    <message>
        <source>end of the training</source>
        <translation>پایان آموزش</translation>
    </message>
    <message numerus="yes">
        <source>one of the newest %n</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>یکی از %Ln مورد اخیر</numerusform>
        </translation>
    </message>
    <message>
        <source>set aside; cleaning removes it</source>
        <translation>کنار گذاشته‌شده؛ با پاک‌سازی حذف می‌شود</translation>
    </message>
    <message numerus="yes">
        <source>older than the newest %n; cleaning removes it</source>
        <comment>step checkpoints</comment>
        <translation>
            <numerusform>قدیمی‌تر از %Ln مورد اخیر؛ با پاک‌سازی حذف می‌شود</numerusform>
        </translation>
    </message>
    <message>
        <source>put here by somebody</source>
        <translation>کسی آن را این‌جا گذاشته است</translation>
    </message>
</context>
<context>
    <name>formant::CheckpointsPage</name>
    <message>
        <source>Checkpoints</source>
        <translation>چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>There are no checkpoints yet.</source>
        <translation>هنوز هیچ چک‌پوینتی نیست.</translation>
    </message>
    <message numerus="yes">
        <source>%n checkpoints, %1 in all.</source>
        <translation>
            <numerusform>‏%Ln چک‌پوینت، در مجموع %1.</numerusform>
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
        <translation>پاک‌سازی چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>The newest step checkpoints stay, and so do the best, the one at the end of the training, and all that you keep. Older ones go, those that were set aside, and what interrupted writing has left.</source>
        <translation>تازه‌ترین چک‌پوینت‌های گام، بهترین چک‌پوینت، چک‌پوینت پایان آموزش و هر آنچه نگه داشته‌اید می‌مانند. قدیمی‌ترها، کنارگذاشته‌ها و بازمانده‌های نوشتن‌های ناتمام حذف می‌شوند.</translation>
    </message>
    <message>
        <source>Newest step checkpoints that &amp;stay:</source>
        <translation>شمار تازه‌ترین چک‌پوینت‌های گام که می‌مانند (&amp;S):</translation>
    </message>
    <message>
        <source>Files that go</source>
        <translation>فایل‌هایی که حذف می‌شوند</translation>
    </message>
    <message>
        <source>&amp;Remove these files</source>
        <translation>حذف این فایل‌ها (&amp;R)</translation>
    </message>
    <message>
        <source>Looking which files go…</source>
        <translation>در حال یافتن فایل‌های حذف‌شدنی…</translation>
    </message>
    <message>
        <source>Removing…</source>
        <translation>در حال حذف…</translation>
    </message>
    <message>
        <source>Nothing goes: all that is there stays.</source>
        <translation>چیزی حذف نمی‌شود: هر چه هست می‌ماند.</translation>
    </message>
    <message numerus="yes">
        <source>%n files go, which frees %1.</source>
        <translation>
            <numerusform>‏%Ln فایل حذف و %1 فضا آزاد می‌شود.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::CloseQuestion</name>
    <message>
        <source>A training is running in a process of its own. It goes on without the window, which follows it again when it comes back.</source>
        <translation>آموزشی در فرایندی جداگانه در حال اجراست. بدون پنجره هم ادامه می‌یابد و پنجره، وقتی دوباره باز شود، باز آن را دنبال می‌کند.</translation>
    </message>
    <message>
        <source>A training is running. Stopped, it is saved and goes on from there when it is started again. Left running, it is saved and goes on in a process of its own; the window follows it when it comes back.</source>
        <translation>آموزشی در حال اجراست. اگر متوقف شود، ذخیره می‌شود و با شروع دوباره از همان‌جا ادامه می‌یابد. اگر در حال اجرا بماند، ذخیره می‌شود و در فرایندی جداگانه ادامه می‌یابد؛ پنجره، وقتی دوباره باز شود، آن را دنبال می‌کند.</translation>
    </message>
    <message>
        <source>The queue is working. Stopped, it saves its training, which goes on when the queue is started again.</source>
        <translation>صف در حال کار است. اگر متوقف شود، آموزش خود را ذخیره می‌کند و آن آموزش با شروع دوبارهٔ صف ادامه می‌یابد.</translation>
    </message>
    <message>
        <source>The queue is working, too: either way it saves its training and stops until it is started again.</source>
        <translation>صف هم در حال کار است: در هر دو حالت آموزش خود را ذخیره می‌کند و تا شروع دوباره متوقف می‌ماند.</translation>
    </message>
    <message>
        <source>Close the window?</source>
        <translation>آیا پنجره بسته شود؟</translation>
    </message>
    <message>
        <source>&amp;Stop and save</source>
        <translation>توقف و ذخیره (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Leave it running</source>
        <translation>در حال اجرا بماند (&amp;L)</translation>
    </message>
    <message>
        <source>A training is paused in a process of its own. It stays paused without the window, which follows it again when it comes back.</source>
        <translation>آموزشی در فرایندی جداگانه در حالت مکث است. بدون پنجره هم در مکث می‌ماند و پنجره، وقتی دوباره باز شود، باز آن را دنبال می‌کند.</translation>
    </message>
    <message>
        <source>A training is paused. Stopped, it is saved and goes on from there when it is started again. Left running, it is paused no longer: it is saved and goes on in a process of its own; the window follows it when it comes back.</source>
        <translation>آموزشی در حالت مکث است. اگر متوقف شود، ذخیره می‌شود و با شروع دوباره از همان‌جا ادامه می‌یابد. اگر در حال اجرا بماند، از مکث بیرون می‌آید: ذخیره می‌شود و در فرایندی جداگانه ادامه می‌یابد؛ پنجره، وقتی دوباره باز شود، آن را دنبال می‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::Closing</name>
    <message>
        <source>The queue saves its training; then the window closes…</source>
        <translation>صف آموزش خود را ذخیره می‌کند؛ سپس پنجره بسته می‌شود…</translation>
    </message>
</context>
<context>
    <name>formant::ConfigButtons</name>
    <message>
        <source>&amp;Open…</source>
        <translation>باز کردن (&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>وارد کردن (&amp;I)…</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>ذخیره با نام (&amp;A)…</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>ازنو (&amp;R)</translation>
    </message>
    <message>
        <source>Train t&amp;his</source>
        <translation>آموزش با همین (&amp;H)</translation>
    </message>
    <message>
        <source>Saves it and takes it to the Training page.</source>
        <translation>آن را ذخیره می‌کند و به صفحهٔ «آموزش» می‌برد.</translation>
    </message>
    <message>
        <source>Sav&amp;e</source>
        <translation>ذخیره (&amp;E)</translation>
    </message>
    <message>
        <source>Prese&amp;t:</source>
        <translation>پیش‌تنظیم (&amp;T):</translation>
    </message>
    <message>
        <source>Add to &amp;queue</source>
        <translation>افزودن به صف (&amp;Q)</translation>
    </message>
    <message>
        <source>Saves it and lets it wait for its turn as it is now.</source>
        <translation>آن را ذخیره می‌کند و به همین صورتی که اکنون هست در نوبت می‌گذارد.</translation>
    </message>
    <message>
        <source>Un&amp;do</source>
        <translation>واگرد (&amp;U)</translation>
    </message>
    <message>
        <source>Takes over a config.yaml of the older Python scripts, or a config.json of the public VITS or HiFi-GAN code, Piper or Coqui.</source>
        <translation>یک config.yaml از اسکریپت‌های قدیمی پایتون، یا یک config.json از کد عمومی VITS یا HiFi-GAN، Piper یا Coqui را برمی‌گیرد.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigForm</name>
    <message>
        <source>Search settings</source>
        <translation>جست‌وجوی تنظیمات</translation>
    </message>
    <message>
        <source>No setting has these words.</source>
        <translation>هیچ تنظیمی این واژه‌ها را ندارد.</translation>
    </message>
    <message>
        <source>Help on the setting</source>
        <translation>راهنمای تنظیم</translation>
    </message>
    <message>
        <source>Choose a setting to read what it does.</source>
        <translation>برای خواندن کارکرد هر تنظیم، آن را انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>formant::ConfigurationPage</name>
    <message>
        <source>a new configuration</source>
        <translation>پیکربندی تازه</translation>
    </message>
    <message>
        <source>%1 – not saved</source>
        <translation>‏⁨%1⁩ – ذخیره نشده</translation>
    </message>
    <message>
        <source>Not saved. %1: %2</source>
        <translation>ذخیره نشد. ⁨%1⁩: %2</translation>
    </message>
    <message>
        <source>Not saved. %1</source>
        <translation>ذخیره نشد. %1</translation>
    </message>
</context>
<context>
    <name>formant::CorpusChoice</name>
    <message>
        <source>&amp;Recordings:</source>
        <translation>ضبط‌ها (&amp;R):</translation>
    </message>
    <message>
        <source>a folder of recordings, or drop it on the window</source>
        <translation>پوشه‌ای از ضبط‌ها؛ می‌توانید آن را روی پنجره هم رها کنید</translation>
    </message>
    <message>
        <source>Add a &amp;folder…</source>
        <translation>افزودن پوشه (&amp;F)…</translation>
    </message>
    <message>
        <source>Add a CSV or &amp;JSONL file…</source>
        <translation>افزودن فایل CSV یا JSONL (&amp;J)…</translation>
    </message>
    <message>
        <source>Folder of recordings</source>
        <translation>پوشهٔ ضبط‌ها</translation>
    </message>
    <message>
        <source>List of recordings and texts</source>
        <translation>فهرست ضبط‌ها و متن‌ها</translation>
    </message>
    <message>
        <source>Lists (*.csv *.jsonl *.json *.txt);;All files (*)</source>
        <translation>فهرست‌ها (*.csv *.jsonl *.json *.txt);;همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>Recor&amp;d a voice…</source>
        <translation>ضبط یک صدا (&amp;D)…</translation>
    </message>
</context>
<context>
    <name>formant::DataPage</name>
    <message>
        <source>How many clips are how long</source>
        <translation>شمار قطعه‌ها بر حسب طول</translation>
    </message>
    <message>
        <source>length in seconds</source>
        <translation>طول بر حسب ثانیه</translation>
    </message>
    <message>
        <source>How many clips have a text of which length</source>
        <translation>شمار قطعه‌ها بر حسب طول متن</translation>
    </message>
    <message>
        <source>length of the text in characters</source>
        <translation>طول متن بر حسب نویسه</translation>
    </message>
    <message>
        <source>Recordings are still being read: wait for the end, or cancel, before you choose others.</source>
        <translation>خواندن ضبط‌ها هنوز ادامه دارد: پیش از انتخاب ضبط‌های دیگر، تا پایان صبر کنید یا آن را لغو کنید.</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>ذخیره نشده</translation>
    </message>
    <message>
        <source>Texts that you have typed on the page Data are not saved. Give them up?</source>
        <translation>متن‌هایی که در صفحهٔ «داده‌ها» نوشته‌اید ذخیره نشده‌اند. آیا از آن‌ها چشم‌پوشی شود؟</translation>
    </message>
</context>
<context>
    <name>formant::DatasetFacts</name>
    <message>
        <source>%1 and more</source>
        <translation>‏%1 و موارد دیگر</translation>
    </message>
    <message>
        <source>Read from:</source>
        <translation>خوانده‌شده از:</translation>
    </message>
    <message>
        <source>Clips:</source>
        <translation>قطعه‌ها:</translation>
    </message>
    <message>
        <source>Speakers:</source>
        <translation>گویندگان:</translation>
    </message>
    <message>
        <source>With a text:</source>
        <translation>دارای متن:</translation>
    </message>
    <message>
        <source>Length:</source>
        <translation>طول:</translation>
    </message>
    <message>
        <source>Sampling rates:</source>
        <translation>نرخ‌های نمونه‌برداری:</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>‏⁨%1⁩ (%2)</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n row(s) that cannot be read</source>
        <translation>
            <numerusform>‏%1، و %Ln سطر ناخوانا</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n clip(s))</source>
        <translation>
            <numerusform>‏⁨%1⁩ (%Ln قطعه)</numerusform>
        </translation>
    </message>
    <message>
        <source>without a name</source>
        <translation>بی‌نام</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1 of %2 clips (%3 %)</source>
        <translation>‏%1 از %2 قطعه (%3٪)</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n text(s))</source>
        <translation>
            <numerusform>‏⁨%1⁩ (%Ln متن)</numerusform>
        </translation>
    </message>
    <message>
        <source>no text yet</source>
        <translation>هنوز متنی نیست</translation>
    </message>
    <message>
        <source>known once the recordings were examined</source>
        <translation>پس از بررسی ضبط‌ها معلوم می‌شود</translation>
    </message>
    <message numerus="yes">
        <source>%1 Hz (%n clip(s))</source>
        <translation>
            <numerusform>‏⁨%1 Hz⁩ (%Ln قطعه)</numerusform>
        </translation>
    </message>
    <message>
        <source>Language:</source>
        <translation>زبان:</translation>
    </message>
    <message>
        <source>Language of the texts</source>
        <translation>زبان متن‌ها</translation>
    </message>
    <message>
        <source>The language that the texts are read aloud in.</source>
        <translation>زبانی که متن‌ها با آن بلند خوانده می‌شوند.</translation>
    </message>
    <message>
        <source>%1 hours, %2 of speech</source>
        <translation>‏%1 ساعت، %2 ساعت گفتار</translation>
    </message>
    <message>
        <source>%1 minutes, %2 of speech</source>
        <translation>‏%1 دقیقه، %2 دقیقه گفتار</translation>
    </message>
    <message>
        <source>%1; half an hour makes a voice, an hour a better one</source>
        <translation>‏%1؛ نیم ساعت یک صدا می‌سازد و یک ساعت صدایی بهتر</translation>
    </message>
</context>
<context>
    <name>formant::DatasetWork</name>
    <message>
        <source>Choose the folder of your recordings first.</source>
        <translation>نخست پوشهٔ ضبط‌های خود را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Reading the list of recordings…</source>
        <translation>در حال خواندن فهرست ضبط‌ها…</translation>
    </message>
    <message>
        <source>Hearing every recording…</source>
        <translation>در حال شنیدن تک‌تک ضبط‌ها…</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>در حال توقف…</translation>
    </message>
    <message>
        <source>&amp;Examine all recordings</source>
        <translation>بررسی همهٔ ضبط‌ها (&amp;E)</translation>
    </message>
    <message numerus="yes">
        <source>Leave &amp;out %n harmful recording(s)</source>
        <translation>
            <numerusform>کنار گذاشتن %Ln ضبط مشکل‌ساز (&amp;O)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>لغو (&amp;C)</translation>
    </message>
    <message>
        <source>How many recordings were heard</source>
        <translation>شمار ضبط‌های شنیده‌شده</translation>
    </message>
    <message numerus="yes">
        <source>Searching for recordings: %Ln folder(s) so far…</source>
        <translation>
            <numerusform>در حال جست‌وجوی ضبط‌ها: تاکنون %Ln پوشه…</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) cannot be learned from, for the text is missing: choose one in the list and type what is said in it.</source>
        <translation>
            <numerusform>‏%Ln ضبط متن ندارد و به کار آموزش نمی‌آید: یکی را در فهرست انتخاب کنید و آنچه را در آن گفته می‌شود بنویسید.</numerusform>
        </translation>
    </message>
    <message>
        <source>Tra&amp;in a voice from these recordings</source>
        <translation>آموزش یک صدا با این ضبط‌ها (&amp;I)</translation>
    </message>
    <message>
        <source>Makes a configuration for them and takes it to the Training page.</source>
        <translation>برای آن‌ها یک پیکربندی می‌سازد و آن را به صفحهٔ «آموزش» می‌برد.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln recording(s) were heard: nothing is wrong with them.</source>
        <translation>
            <numerusform>‏%Ln ضبط شنیده شد: ایرادی نداشت.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leave &amp;out harmful recordings</source>
        <translation>کنار گذاشتن ضبط‌های مشکل‌ساز (&amp;O)</translation>
    </message>
</context>
<context>
    <name>formant::DeviceBox</name>
    <message>
        <source>%1: seen, not usable</source>
        <translation>‏⁨%1⁩: شناسایی شد، قابل استفاده نیست</translation>
    </message>
    <message>
        <source>Automatic: the remembered device, or the best</source>
        <translation>خودکار: دستگاه ذخیره‌شده یا بهترین دستگاه</translation>
    </message>
</context>
<context>
    <name>formant::DeviceInput</name>
    <message>
        <source>This machine has no microphone. Connect one, see that the sound settings of the desktop list it, and look again.</source>
        <translation>این رایانه میکروفون ندارد. یکی وصل کنید، مطمئن شوید که در تنظیمات صدای میزکار دیده می‌شود و «بررسی دوباره» را بزنید.</translation>
    </message>
    <message>
        <source>%1 gives sound in a form that cannot be read. Choose another microphone.</source>
        <translation>‏⁨%1⁩ صدا را در قالبی می‌دهد که خواندنی نیست. میکروفون دیگری انتخاب کنید.</translation>
    </message>
    <message>
        <source>%1 cannot be opened. Allow microphones in the privacy settings of the desktop, close other programs that record, and look again.</source>
        <translation>‏⁨%1⁩ باز نمی‌شود. استفاده از میکروفون را در تنظیمات حریم خصوصی میزکار مجاز کنید، برنامه‌های دیگری را که صدا ضبط می‌کنند ببندید و «بررسی دوباره» را بزنید.</translation>
    </message>
    <message>
        <source>%1 gives no sound any more. Connect it again, or choose another.</source>
        <translation>‏⁨%1⁩ دیگر صدایی نمی‌دهد. آن را دوباره وصل کنید یا میکروفون دیگری انتخاب کنید.</translation>
    </message>
</context>
<context>
    <name>formant::DeviceOutput</name>
    <message>
        <source>This machine has no audio output. Connect one, or open the file with a program on a machine that has.</source>
        <translation>این رایانه خروجی صدا ندارد. یکی وصل کنید یا فایل را با برنامه‌ای روی رایانه‌ای که خروجی صدا دارد باز کنید.</translation>
    </message>
    <message>
        <source>%1 does not play sound at %2 Hz. Choose another output in the settings of the desktop.</source>
        <translation>‏⁨%1⁩ صدا را با نرخ ⁨%2 Hz⁩ پخش نمی‌کند. خروجی دیگری در تنظیمات میزکار انتخاب کنید.</translation>
    </message>
    <message>
        <source>%1 cannot be opened; another program may hold it.</source>
        <translation>‏⁨%1⁩ باز نمی‌شود؛ شاید برنامهٔ دیگری آن را در اختیار داشته باشد.</translation>
    </message>
</context>
<context>
    <name>formant::DevicePage</name>
    <message>
        <source>What to train on</source>
        <translation>آموزش روی کدام دستگاه باشد</translation>
    </message>
    <message>
        <source>Trainings run on this device unless you say otherwise. A card that cannot be used now is taken as soon as it can.</source>
        <translation>آموزش‌ها روی این دستگاه اجرا می‌شوند، مگر آن‌که چیز دیگری بخواهید. کارتی که اکنون قابل استفاده نیست، به‌محض آماده شدن به کار گرفته می‌شود.</translation>
    </message>
    <message>
        <source>&amp;Train on:</source>
        <translation>آموزش روی (&amp;T):</translation>
    </message>
</context>
<context>
    <name>formant::DeviceUse</name>
    <message>
        <source>A training is running: measuring beside it would slow it down and give wrong numbers. Stop the training first.</source>
        <translation>آموزشی در حال اجراست: اندازه‌گیری هم‌زمان آن را کند می‌کند و عددهای نادرست می‌دهد. نخست آموزش را متوقف کنید.</translation>
    </message>
    <message>
        <source>The self-test is running; wait for its end or cancel it.</source>
        <translation>خودآزمایی در حال اجراست؛ تا پایان آن صبر کنید یا لغوش کنید.</translation>
    </message>
    <message>
        <source>Tuning is running; wait for its end or cancel it.</source>
        <translation>میزان‌سازی در حال اجراست؛ تا پایان آن صبر کنید یا لغوش کنید.</translation>
    </message>
    <message>
        <source>The diagnosis is running; wait for its end or cancel it.</source>
        <translation>عیب‌یابی در حال اجراست؛ تا پایان آن صبر کنید یا لغوش کنید.</translation>
    </message>
</context>
<context>
    <name>formant::DiagnosisPanel</name>
    <message>
        <source>Choose a configuration first: some steps of it are taken.</source>
        <translation>نخست پیکربندی‌ای انتخاب کنید: چند گام از آن اجرا می‌شود.</translation>
    </message>
    <message>
        <source>Takes some real steps of a configuration, which stays as it is, and measures where their time goes and what would make it faster.</source>
        <translation>چند گام واقعی از یک پیکربندی را اجرا می‌کند، بی‌آن‌که آن را تغییر دهد، و می‌سنجد زمان کجا صرف می‌شود و چه چیزی آن را سریع‌تر می‌کند.</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>پیکربندی (&amp;O):</translation>
    </message>
    <message>
        <source>Configuration to diagnose</source>
        <translation>پیکربندی برای عیب‌یابی</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>S&amp;teps:</source>
        <translation>تعداد گام‌ها (&amp;T):</translation>
    </message>
    <message>
        <source>Stop the diagnosis</source>
        <translation>توقف عیب‌یابی</translation>
    </message>
    <message>
        <source>Start t&amp;he diagnosis</source>
        <translation>شروع عیب‌یابی (&amp;H)</translation>
    </message>
</context>
<context>
    <name>formant::ErrorNote</name>
    <message>
        <source>Copy details</source>
        <translation>کپی جزئیات</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>formant::ExportDialog</name>
    <message>
        <source>Export the voice</source>
        <translation>خروجی گرفتن از صدا</translation>
    </message>
    <message>
        <source>Writes what speaking needs, without what only a training needs. The name&apos;s end says the form: .pt or .safetensors.</source>
        <translation>آنچه را برای خواندن متن لازم است می‌نویسد، بدون آنچه فقط آموزش لازم دارد. پسوند نام، قالب را تعیین می‌کند: pt یا safetensors.</translation>
    </message>
    <message>
        <source>&amp;File:</source>
        <translation>فایل (&amp;F):</translation>
    </message>
    <message>
        <source>&amp;Browse…</source>
        <translation>مرور (&amp;B)…</translation>
    </message>
    <message>
        <source>Only the &amp;averaged weights (EMA), which speak</source>
        <translation>فقط وزن‌های میانگین (EMA) که برای خواندن به کار می‌روند (&amp;A)</translation>
    </message>
    <message>
        <source>In &amp;half precision: half the size</source>
        <translation>با نیم‌دقت: نصف حجم (&amp;H)</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>خروجی گرفتن (&amp;E)</translation>
    </message>
    <message>
        <source>Export the voice to</source>
        <translation>خروجی گرفتن از صدا در</translation>
    </message>
    <message>
        <source>Voices (*.safetensors *.pt)</source>
        <translation>صداها (*.safetensors *.pt)</translation>
    </message>
</context>
<context>
    <name>formant::FactsGrid</name>
    <message>
        <source>%1:</source>
        <comment>the name of a fact, before its value</comment>
        <translation>‏%1:</translation>
    </message>
</context>
<context>
    <name>formant::FieldGroup</name>
    <message numerus="yes">
        <source>%1 (⚠ %n wrong)</source>
        <translation>
            <numerusform>‏%1 (⚠ %Ln خطا)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n changed)</source>
        <translation>
            <numerusform>‏%1 (%Ln تغییر)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>formant::FieldRow</name>
    <message>
        <source>↺ Changed</source>
        <translation>↺ بازگرداندن</translation>
    </message>
    <message>
        <source>Back to the preset&apos;s value, which is empty</source>
        <translation>بازگشت به مقدار پیش‌تنظیم، که خالی است</translation>
    </message>
    <message>
        <source>Back to the preset&apos;s value: %1</source>
        <translation>بازگشت به مقدار پیش‌تنظیم: ⁨%1⁩</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>automatic: %1</source>
        <translation>خودکار: ⁨%1⁩</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::FindingDetails</name>
    <message numerus="yes">
        <source>&amp;Leave out %n recording(s)</source>
        <translation>
            <numerusform>کنار گذاشتن %Ln ضبط (&amp;L)</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a finding to see and hear its recording.</source>
        <translation>برای دیدن و شنیدن ضبط هر یافته، آن را انتخاب کنید.</translation>
    </message>
    <message>
        <source>Pla&amp;y</source>
        <translation>پخش (&amp;Y)</translation>
    </message>
    <message>
        <source>S&amp;ave, then the next</source>
        <translation>ذخیره و رفتن به بعدی (&amp;A)</translation>
    </message>
    <message>
        <source>Ctrl+Enter in the text does the same</source>
        <translation>‏⁨Ctrl+Enter⁩ در متن همین کار را می‌کند</translation>
    </message>
    <message numerus="yes">
        <source>Ta&amp;ke back %n recording(s)</source>
        <translation>
            <numerusform>بازگرداندن %Ln ضبط (&amp;K)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Leave out recordings</source>
        <translation>کنار گذاشتن ضبط‌ها (&amp;L)</translation>
    </message>
    <message>
        <source>Ta&amp;ke back recordings</source>
        <translation>بازگرداندن ضبط‌ها (&amp;K)</translation>
    </message>
</context>
<context>
    <name>formant::FindingsModel</name>
    <message>
        <source>text changed</source>
        <translation>متن تغییر کرد</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>کنار گذاشته شد</translation>
    </message>
    <message>
        <source>harmful</source>
        <translation>مشکل‌ساز</translation>
    </message>
    <message>
        <source>to know</source>
        <translation>جهت اطلاع</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>اثر</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>نوع</translation>
    </message>
    <message>
        <source>Recording</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>What was found</source>
        <translation>آنچه یافت شد</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>بازگردانده شد</translation>
    </message>
    <message>
        <source>Its text was missing, and is typed now.</source>
        <translation>متن آن نبود و اکنون نوشته شده است.</translation>
    </message>
    <message>
        <source>Its text is missing: listen to it, and type what is said in the box for the text.</source>
        <translation>متن آن نیست: به آن گوش دهید و آنچه را گفته می‌شود در کادر متن بنویسید.</translation>
    </message>
    <message>
        <source>typed, not saved</source>
        <translation>متن ذخیره‌نشده</translation>
    </message>
    <message>
        <source>text to type</source>
        <translation>نیازمند متن</translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>بی‌یافته</translation>
    </message>
    <message>
        <source>not examined yet</source>
        <translation>هنوز بررسی‌نشده</translation>
    </message>
</context>
<context>
    <name>formant::FindingsView</name>
    <message>
        <source>S&amp;how:</source>
        <translation>نمایش (&amp;H):</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>یافته‌ها</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>all findings</source>
        <translation>همهٔ یافته‌ها</translation>
    </message>
    <message>
        <source>left out</source>
        <translation>کنارگذاشته‌شده</translation>
    </message>
    <message>
        <source>all recordings</source>
        <translation>همهٔ ضبط‌ها</translation>
    </message>
    <message>
        <source>%1 (%2 of %3 open)</source>
        <translation>%1 (%2 از %3 باز)</translation>
    </message>
</context>
<context>
    <name>formant::FinishedRunOffer</name>
    <message>
        <source>Trained already</source>
        <translation>از پیش آموزش‌دیده</translation>
    </message>
    <message>
        <source>The voice %1 is trained: it has reached its last step, %2.</source>
        <translation>صدای %1 آموزش دیده است: به گام پایانی خود، %2، رسیده است.</translation>
    </message>
    <message>
        <source>Trained longer, it goes on to step %1. Another voice is kept as %2; the one that is there stays as it is.</source>
        <translation>اگر بیشتر آموزش ببیند، تا گام %1 ادامه می‌یابد. صدای دیگر با نام %2 نگه داشته می‌شود و صدای موجود همان‌گونه که هست می‌ماند.</translation>
    </message>
    <message>
        <source>Train it &amp;longer</source>
        <translation>آموزش بیشتر همین صدا (&amp;L)</translation>
    </message>
    <message>
        <source>Train &amp;another voice</source>
        <translation>آموزش صدایی دیگر (&amp;A)</translation>
    </message>
</context>
<context>
    <name>formant::FirstRunWizard</name>
    <message>
        <source>First start</source>
        <translation>راه‌اندازی نخستین</translation>
    </message>
    <message>
        <source>&lt; &amp;Back</source>
        <translation>&lt; قبلی (&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Next &gt;</source>
        <translation>بعدی (&amp;N) &gt;</translation>
    </message>
    <message>
        <source>&amp;Finish</source>
        <translation>پایان (&amp;F)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>formant::FoldersPage</name>
    <message>
        <source>Where to keep things</source>
        <translation>محل نگهداری</translation>
    </message>
    <message>
        <source>Checkpoints take much room: choose a disk with some tens of gigabytes free. “Finish” saves all that you have chosen.</source>
        <translation>چک‌پوینت‌ها فضای زیادی می‌گیرند: دیسکی با چند ده گیگابایت فضای آزاد انتخاب کنید. «پایان» همهٔ انتخاب‌های شما را ذخیره می‌کند.</translation>
    </message>
    <message>
        <source>&amp;Runs: checkpoints, samples and logs of trainings</source>
        <translation>اجراها: چک‌پوینت‌ها، نمونه‌ها و لاگ‌های آموزش (&amp;R)</translation>
    </message>
    <message>
        <source>Folder of the runs</source>
        <translation>پوشهٔ اجراها</translation>
    </message>
    <message>
        <source>Folder of the recordings</source>
        <translation>پوشهٔ ضبط‌ها</translation>
    </message>
    <message>
        <source>Re&amp;cordings: what you record with a microphone in Formant Studio</source>
        <translation>ضبط‌ها: آنچه با میکروفون در Formant Studio ضبط می‌کنید (&amp;C)</translation>
    </message>
</context>
<context>
    <name>formant::ForecastPanel</name>
    <message>
        <source>Memory and time</source>
        <translation>حافظه و زمان</translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation>در حال بررسی این رایانه…</translation>
    </message>
    <message>
        <source>On %1</source>
        <translation>روی %1</translation>
    </message>
    <message>
        <source>Memory: %1</source>
        <translation>حافظه: %1</translation>
    </message>
    <message>
        <source>Time: %1</source>
        <translation>زمان: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
</context>
<context>
    <name>formant::Gauge</name>
    <message>
        <source>not available</source>
        <translation>در دسترس نیست</translation>
    </message>
</context>
<context>
    <name>formant::GpuCard</name>
    <message>
        <source>%1: %2</source>
        <comment>GPU 0: its name</comment>
        <translation>%1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>can be used</source>
        <translation>قابل استفاده</translation>
    </message>
    <message>
        <source>seen, not usable: %1</source>
        <translation>شناسایی شد، قابل استفاده نیست: %1</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>نکته: %1</translation>
    </message>
</context>
<context>
    <name>formant::GpuGauges</name>
    <message>
        <source>slowed down: too hot, and at its power limit</source>
        <translation>کُند شده: بیش از حد داغ و در سقف توان</translation>
    </message>
    <message>
        <source>slowed down: too hot</source>
        <translation>کُند شده: بیش از حد داغ</translation>
    </message>
    <message>
        <source>slowed down: at its power limit</source>
        <translation>کُند شده: در سقف توان</translation>
    </message>
    <message>
        <source>not slowed down</source>
        <translation>بدون کُندشدگی</translation>
    </message>
    <message>
        <source>core %1 MHz</source>
        <translation>هسته ⁨%1 MHz⁩</translation>
    </message>
    <message>
        <source>memory %1 MHz</source>
        <translation>حافظه ⁨%1 MHz⁩</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the entries of a list</comment>
        <translation>، </translation>
    </message>
    <message>
        <source>not available</source>
        <translation>در دسترس نیست</translation>
    </message>
    <message>
        <source>Temperature: %1   Power: %2   Clocks: %3</source>
        <translation>دما: %1   توان: %2   فرکانس: %3</translation>
    </message>
    <message>
        <source>%1 °C</source>
        <translation>⁨%1 °C⁩</translation>
    </message>
    <message>
        <source>%1 W</source>
        <translation>⁨%1 W⁩</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>؜%1٪</translation>
    </message>
    <message>
        <source>Busy</source>
        <translation>بار کاری</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>حافظه</translation>
    </message>
</context>
<context>
    <name>formant::HandOver</name>
    <message>
        <source>Saved; a process of its own takes the training over…</source>
        <translation>ذخیره شد؛ فرایندی جداگانه آموزش را ادامه می‌دهد…</translation>
    </message>
</context>
<context>
    <name>formant::HardwareGauges</name>
    <message>
        <source>%1 %</source>
        <translation>؜%1٪</translation>
    </message>
    <message>
        <source>Just now</source>
        <translation>هم‌اکنون</translation>
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
        <translation>بخش‌های صفحهٔ سخت‌افزار</translation>
    </message>
    <message>
        <source>&amp;Report</source>
        <translation>گزارش (&amp;R)</translation>
    </message>
    <message>
        <source>S&amp;elf-test</source>
        <translation>خودآزمایی (&amp;E)</translation>
    </message>
    <message>
        <source>T&amp;uning</source>
        <translation>میزان‌سازی (&amp;U)</translation>
    </message>
    <message>
        <source>Copies all of it as text, in English, for people who help.</source>
        <translation>همهٔ آن را به‌صورت متن انگلیسی کپی می‌کند، برای کسانی که کمک می‌کنند.</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>بررسی دوباره (&amp;L)</translation>
    </message>
    <message>
        <source>Run the first-run &amp;wizard again…</source>
        <translation>اجرای دوبارهٔ راهنمای راه‌اندازی نخستین (&amp;W)…</translation>
    </message>
    <message>
        <source>&amp;Copy report</source>
        <translation>کپی گزارش (&amp;C)</translation>
    </message>
    <message>
        <source>D&amp;iagnosis</source>
        <translation>عیب‌یابی (&amp;I)</translation>
    </message>
</context>
<context>
    <name>formant::HealthLine</name>
    <message>
        <source>loss level</source>
        <translation>زیان ثابت</translation>
    </message>
    <message>
        <source>loss falling %1 % an hour</source>
        <translation>زیان در هر ساعت %1٪ کم می‌شود</translation>
    </message>
    <message>
        <source>loss falling %1 % a minute</source>
        <translation>زیان در هر دقیقه %1٪ کم می‌شود</translation>
    </message>
    <message>
        <source>loss rising %1 % an hour</source>
        <translation>زیان ساعتی %1٪ افزایش می‌یابد</translation>
    </message>
    <message>
        <source>loss rising %1 % a minute</source>
        <translation>زیان دقیقه‌ای %1٪ افزایش می‌یابد</translation>
    </message>
    <message>
        <source>done at about %1</source>
        <translation>پایان حدود ساعت %1</translation>
    </message>
    <message>
        <source>done on %1 at about %2</source>
        <translation>پایان در %1 حدود ساعت %2</translation>
    </message>
    <message>
        <source>GPU %1 % busy</source>
        <translation>بار GPU %1٪</translation>
    </message>
    <message numerus="yes">
        <source>next checkpoint in %n steps</source>
        <translation>
            <numerusform>چک‌پوینت بعدی پس از %Ln گام</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>two facts in a list</comment>
        <translation>‏%1؛ %2</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>در حالت مکث</translation>
    </message>
    <message>
        <source>Paused: %1</source>
        <translation>در حالت مکث: %1</translation>
    </message>
    <message>
        <source>Look at the advice of step %1: %2</source>
        <translation>توصیهٔ گام %1 را ببینید: %2</translation>
    </message>
    <message>
        <source>To be watched: %1</source>
        <translation>نیازمند توجه: %1</translation>
    </message>
    <message>
        <source>Healthy: %1</source>
        <translation>سالم: %1</translation>
    </message>
</context>
<context>
    <name>formant::HistogramPlot</name>
    <message>
        <source>clips</source>
        <translation>قطعه</translation>
    </message>
</context>
<context>
    <name>formant::ImportReport</name>
    <message numerus="yes">
        <source>Values taken over: %n. None was left out.</source>
        <translation>
            <numerusform>مقدارهای واردشده: %Ln. هیچ‌کدام کنار گذاشته نشد.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Values left out, with the reason below: %n. The others were taken over.</source>
        <translation>
            <numerusform>مقدارهای کنارگذاشته‌شده، با دلیل در زیر: %Ln. بقیه وارد شدند.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 – %3</source>
        <translation>⁨%1⁩: ⁨%2⁩ – ⁨%3⁩</translation>
    </message>
    <message>
        <source>Values that were left out</source>
        <translation>مقدارهایی که کنار گذاشته شدند</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>بستن</translation>
    </message>
</context>
<context>
    <name>formant::JobDialog</name>
    <message>
        <source>Training in the queue</source>
        <translation>آموزش در صف</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>باز کردن (&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Configuration:</source>
        <translation>پیکربندی (&amp;C):</translation>
    </message>
    <message>
        <source>Changed &amp;settings:</source>
        <translation>تنظیم‌های تغییریافته (&amp;S):</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>پیکربندی</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>GPU %1: %2</source>
        <translation>GPU %1: ⁨%2⁩</translation>
    </message>
    <message>
        <source>GPU %1</source>
        <translation>GPU %1</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>باز کردن پیکربندی</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>One a line, for example %1</source>
        <translation>هر کدام در یک خط، مثلاً %1</translation>
    </message>
</context>
<context>
    <name>formant::JobModel</name>
    <message>
        <source>waits</source>
        <translation>در انتظار</translation>
    </message>
    <message>
        <source>done</source>
        <translation>انجام شد</translation>
    </message>
    <message>
        <source>failed: %1</source>
        <translation>ناموفق: %1</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقف شد</translation>
    </message>
    <message>
        <source>prepares</source>
        <translation>در حال آماده‌سازی</translation>
    </message>
    <message>
        <source>trains: step %1 of %2</source>
        <translation>در حال آموزش: گام %1 از %2</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
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
        <translation>وضعیت</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>پیکربندی</translation>
    </message>
    <message>
        <source>Changed settings</source>
        <translation>تنظیم‌های تغییریافته</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>دستگاه</translation>
    </message>
</context>
<context>
    <name>formant::LanguageBox</name>
    <message>
        <source>%1 – %2</source>
        <comment>a language&apos;s name and its code</comment>
        <translation>‏%1 – %2</translation>
    </message>
</context>
<context>
    <name>formant::LanguageChoice</name>
    <message>
        <source>Language of the window</source>
        <translation>زبان پنجره</translation>
    </message>
</context>
<context>
    <name>formant::LanguagePage</name>
    <message>
        <source>Welcome to Formant Studio</source>
        <translation>به Formant Studio خوش آمدید</translation>
    </message>
    <message>
        <source>This looks at your machine and suggests settings for it. Nothing changes before the end, and it can be run again from the Hardware page.</source>
        <translation>این راهنما رایانهٔ شما را بررسی می‌کند و تنظیمات مناسب آن را پیشنهاد می‌دهد. تا پایان آن چیزی تغییر نمی‌کند و می‌توان آن را دوباره از صفحهٔ «سخت‌افزار» اجرا کرد.</translation>
    </message>
    <message>
        <source>&amp;Language of the window:</source>
        <translation>زبان پنجره (&amp;L):</translation>
    </message>
    <message>
        <source>Language of the window</source>
        <translation>زبان پنجره</translation>
    </message>
</context>
<context>
    <name>formant::LatestSamples</name>
    <message>
        <source>Step %L1: “%2”</source>
        <translation>گام %L1: «⁨%2⁩»</translation>
    </message>
    <message>
        <source>Sampl&amp;es</source>
        <translation>نمونه‌ها (&amp;E)</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Double click or Enter plays a sample.</source>
        <translation>با دوبار کلیک یا Enter نمونه پخش می‌شود.</translation>
    </message>
</context>
<context>
    <name>formant::LayerPanel</name>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
    <message>
        <source>What is trained</source>
        <translation>چه چیزی آموزش می‌بیند</translation>
    </message>
    <message>
        <source>Layers that I choose</source>
        <translation>لایه‌هایی که خودم انتخاب می‌کنم</translation>
    </message>
</context>
<context>
    <name>formant::LayerTreeView</name>
    <message>
        <source>Layers to train</source>
        <translation>لایه‌های تحت آموزش</translation>
    </message>
    <message>
        <source>Layers</source>
        <translation>لایه‌ها</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>پارامترها</translation>
    </message>
</context>
<context>
    <name>formant::LayerWords</name>
    <message>
        <source>Everything</source>
        <translation>همه چیز</translation>
    </message>
    <message>
        <source>Global (style) encoder only</source>
        <translation>فقط رمزگذار سراسری (سبک)</translation>
    </message>
    <message>
        <source>U-Net only</source>
        <translation>فقط U-Net</translation>
    </message>
    <message>
        <source>Chosen layers</source>
        <translation>لایه‌های انتخاب‌شده</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>رمزگذار متن</translation>
    </message>
    <message>
        <source>Duration predictor</source>
        <translation>پیش‌بین دیرش</translation>
    </message>
    <message>
        <source>Global (style) encoder</source>
        <translation>رمزگذار سراسری (سبک)</translation>
    </message>
    <message>
        <source>U-Net decoder</source>
        <translation>رمزگشای U-Net</translation>
    </message>
    <message>
        <source>Speaker embedding</source>
        <translation>بردار تعبیهٔ گوینده (embedding)</translation>
    </message>
    <message>
        <source>%1 M</source>
        <comment>millions</comment>
        <translation>‏%1 میلیون</translation>
    </message>
    <message>
        <source>%1 k</source>
        <comment>thousands</comment>
        <translation>‏%1 هزار</translation>
    </message>
    <message>
        <source>%1: %2 of %3 parameters</source>
        <comment>which layers; how many; of how many</comment>
        <translation>‏⁨%1⁩: %2 از %3 پارامتر</translation>
    </message>
    <message>
        <source>Posterior encoder</source>
        <translation>رمزگذار پسین</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>جریان نرمال‌ساز</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>رمزگشا</translation>
    </message>
    <message>
        <source>Generator</source>
        <translation>مولد</translation>
    </message>
    <message>
        <source>Scale discriminator</source>
        <translation>متمایزگر مقیاس</translation>
    </message>
    <message>
        <source>Scale discriminators</source>
        <translation>متمایزگرهای مقیاس</translation>
    </message>
    <message>
        <source>Period discriminators</source>
        <translation>متمایزگرهای تناوب</translation>
    </message>
    <message>
        <source>Discriminator of period %1</source>
        <translation>متمایزگر تناوب %1</translation>
    </message>
    <message>
        <source>Decoder only</source>
        <translation>فقط رمزگشا</translation>
    </message>
    <message>
        <source>All but the text encoder</source>
        <translation>همه جز رمزگذار متن</translation>
    </message>
    <message>
        <source>Speaker adaptation</source>
        <translation>سازگاری با گوینده</translation>
    </message>
</context>
<context>
    <name>formant::LevelMeter</name>
    <message>
        <source>no sound yet</source>
        <translation>هنوز صدایی نیست</translation>
    </message>
    <message>
        <source>%1 dB: too loud</source>
        <translation>‏⁨%1 dB⁩: بیش از حد بلند</translation>
    </message>
    <message>
        <source>%1 dB: soft</source>
        <translation>‏⁨%1 dB⁩: آهسته</translation>
    </message>
    <message>
        <source>%1 dB: good for speech</source>
        <translation>‏⁨%1 dB⁩: مناسب گفتار</translation>
    </message>
    <message>
        <source>Level:</source>
        <translation>سطح:</translation>
    </message>
    <message>
        <source>Level of the microphone</source>
        <translation>سطح میکروفون</translation>
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
        <translation>انتخاب کنید چه چیزی آموزش ببیند؛ سپس می‌توانید آن را این‌جا تغییر دهید.</translation>
    </message>
    <message>
        <source>As in the configuration.</source>
        <translation>مطابق پیکربندی.</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) other than in the configuration; they go to the run when it starts.</source>
        <translation>
            <numerusform>‏%Ln تنظیم با پیکربندی فرق دارد؛ هنگام شروع به اجرا داده می‌شود.</numerusform>
        </translation>
    </message>
    <message>
        <source>Taken up at the next step…</source>
        <translation>در گام بعدی اعمال می‌شود…</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) changed here; applied, the training takes them up at its next step.</source>
        <translation>
            <numerusform>‏%Ln تنظیم این‌جا تغییر کرده است؛ با اعمال آن، آموزش در گام بعدی خود آن را به کار می‌گیرد.</numerusform>
        </translation>
    </message>
    <message>
        <source>As the training has it. What is changed here takes effect at its next step once it is applied.</source>
        <translation>تنظیمات کنونی آموزش. آنچه این‌جا تغییر می‌کند پس از اعمال، در گام بعدی آموزش اثر می‌گذارد.</translation>
    </message>
    <message>
        <source>Appl&amp;y at the next step</source>
        <translation>اعمال در گام بعدی (&amp;Y)</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>لغو تغییرها (&amp;T)</translation>
    </message>
</context>
<context>
    <name>formant::MachinePage</name>
    <message>
        <source>Your machine</source>
        <translation>رایانهٔ شما</translation>
    </message>
    <message>
        <source>What Formant Studio runs on.</source>
        <translation>آنچه Formant Studio روی آن اجرا می‌شود.</translation>
    </message>
    <message>
        <source>Looking at this machine…</source>
        <translation>در حال بررسی این رایانه…</translation>
    </message>
    <message>
        <source>Looking at this machine</source>
        <translation>بررسی این رایانه</translation>
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
        <translation>در حال دنبال کردن آموزشی که در جریان است…</translation>
    </message>
</context>
<context>
    <name>formant::Measurement</name>
    <message>
        <source>Stop measuring</source>
        <translation>توقف اندازه‌گیری</translation>
    </message>
    <message>
        <source>Taking a few steps…</source>
        <translation>در حال اجرای چند گام…</translation>
    </message>
    <message>
        <source>Takes a few real steps: a minute or so.</source>
        <translation>چند گام واقعی اجرا می‌کند: حدود یک دقیقه.</translation>
    </message>
    <message>
        <source>Save the configuration first: what is measured is the file.</source>
        <translation>نخست پیکربندی را ذخیره کنید: آنچه اندازه‌گیری می‌شود، فایل است.</translation>
    </message>
    <message>
        <source>✓ Measured: %1</source>
        <translation>✓ اندازه‌گیری شد: %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
    <message>
        <source>Meas&amp;ure</source>
        <translation>اندازه‌گیری (&amp;M)</translation>
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
        <translation>گام %L1، %2: %3</translation>
    </message>
    <message>
        <source>OK: %1</source>
        <translation>خوب: %1</translation>
    </message>
    <message>
        <source>Warning: %1</source>
        <translation>هشدار: %1</translation>
    </message>
    <message>
        <source>Failure: %1</source>
        <translation>شکست: %1</translation>
    </message>
</context>
<context>
    <name>formant::MessageList</name>
    <message>
        <source>Copy details</source>
        <translation>کپی جزئیات</translation>
    </message>
</context>
<context>
    <name>formant::MetricPlot</name>
    <message>
        <source>step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>زمان آموزش</translation>
    </message>
    <message>
        <source>Plot: %1</source>
        <translation>نمودار: ⁨%1⁩</translation>
    </message>
    <message>
        <source>%1 checkpoint, %2 advice, %3 resumed. The wheel zooms, dragging moves, a double click shows all.</source>
        <translation>‏%1 چک‌پوینت، %2 توصیه، %3 ازسرگیری. چرخ ماوس بزرگ‌نمایی را تغییر می‌دهد، کشیدن جابه‌جا می‌کند و دوبار کلیک همه را نشان می‌دهد.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>curve of a run</comment>
        <translation>‏%1 از ⁨%2⁩</translation>
    </message>
    <message>
        <source>%1: %2 at step %L3</source>
        <translation>‏%1: %2 در گام %L3</translation>
    </message>
    <message>
        <source>%1: %2 after %3</source>
        <translation>‏%1: %2 پس از %3</translation>
    </message>
</context>
<context>
    <name>formant::MonitorPanel</name>
    <message>
        <source>Settings that can change while the training runs</source>
        <translation>تنظیماتی که در حین آموزش می‌توان تغییر داد</translation>
    </message>
</context>
<context>
    <name>formant::Notifications</name>
    <message>
        <source>Advice on the training</source>
        <translation>توصیه دربارهٔ آموزش</translation>
    </message>
    <message>
        <source>Training done</source>
        <translation>آموزش به پایان رسید</translation>
    </message>
    <message>
        <source>The voice is trained.</source>
        <translation>صدا آموزش دیده است.</translation>
    </message>
    <message>
        <source>Training failed</source>
        <translation>آموزش ناموفق بود</translation>
    </message>
</context>
<context>
    <name>formant::OwnTextBox</name>
    <message>
        <source>Your own text</source>
        <translation>متن دلخواه شما</translation>
    </message>
    <message>
        <source>&amp;Text:</source>
        <translation>متن (&amp;T):</translation>
    </message>
    <message>
        <source>What you want to hear</source>
        <translation>آنچه می‌خواهید بشنوید</translation>
    </message>
    <message>
        <source>&amp;Checkpoint:</source>
        <translation>چک‌پوینت (&amp;C):</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>هنوز هیچ</translation>
    </message>
    <message>
        <source>&amp;Weights:</source>
        <translation>وزن‌ها (&amp;W):</translation>
    </message>
    <message>
        <source>averaged (EMA)</source>
        <translation>میانگین (EMA)</translation>
    </message>
    <message>
        <source>raw</source>
        <translation>خام</translation>
    </message>
    <message>
        <source>Speaking…</source>
        <translation>در حال خواندن متن…</translation>
    </message>
    <message>
        <source>Spea&amp;k</source>
        <translation>خواندن متن (&amp;K)</translation>
    </message>
    <message>
        <source>It can speak as soon as a checkpoint is saved: press “Save now” while it trains, or wait for the next one.</source>
        <translation>همین که چک‌پوینتی ذخیره شود، می‌تواند بخواند: هنگام آموزش «ذخیرهٔ فوری» را بزنید یا منتظر چک‌پوینت بعدی بمانید.</translation>
    </message>
    <message>
        <source>Sp&amp;eaker:</source>
        <translation>گوینده (&amp;E):</translation>
    </message>
    <message>
        <source>&amp;Vocoder:</source>
        <translation>وکودر (&amp;V):</translation>
    </message>
</context>
<context>
    <name>formant::PageStack</name>
    <message>
        <source>Pages</source>
        <translation>صفحه‌ها</translation>
    </message>
    <message>
        <source>Data</source>
        <translation>داده‌ها</translation>
    </message>
    <message>
        <source>Configuration</source>
        <translation>پیکربندی</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>آموزش</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Checkpoints</source>
        <translation>چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>سخت‌افزار</translation>
    </message>
</context>
<context>
    <name>formant::PathBox</name>
    <message>
        <source>Browse: %1</source>
        <translation>مرور: %1</translation>
    </message>
    <message>
        <source>Choose a folder</source>
        <translation>انتخاب پوشه</translation>
    </message>
    <message>
        <source>Choose a configuration</source>
        <translation>انتخاب پیکربندی</translation>
    </message>
    <message>
        <source>Configurations (*.yaml *.yml)</source>
        <translation>پیکربندی‌ها (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>مرور…</translation>
    </message>
    <message>
        <source>a folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>a configuration (YAML)</source>
        <translation>پیکربندی (YAML)</translation>
    </message>
    <message>
        <source>Choose a list of sentences</source>
        <translation>انتخاب فهرست جمله‌ها</translation>
    </message>
    <message>
        <source>Texts (*.txt);;All files (*)</source>
        <translation>متن‌ها (*.txt);;همهٔ فایل‌ها (*)</translation>
    </message>
    <message>
        <source>a text file</source>
        <translation>فایل متنی</translation>
    </message>
</context>
<context>
    <name>formant::PlotChoices</name>
    <message>
        <source>&amp;Logarithmic</source>
        <translation>لگاریتمی (&amp;L)</translation>
    </message>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>light</source>
        <translation>کم</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>strong</source>
        <translation>زیاد</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>گام‌ها</translation>
    </message>
    <message>
        <source>training time</source>
        <translation>زمان آموزش</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>مقایسه</translation>
    </message>
    <message>
        <source>With another run…</source>
        <translation>با اجرای دیگر…</translation>
    </message>
    <message>
        <source>With none</source>
        <translation>با هیچ‌کدام</translation>
    </message>
    <message>
        <source>Save plots</source>
        <translation>ذخیرهٔ نمودارها</translation>
    </message>
    <message>
        <source>As a picture (PNG)…</source>
        <translation>به‌صورت تصویر (PNG)…</translation>
    </message>
    <message>
        <source>As a table (CSV)…</source>
        <translation>به‌صورت جدول (CSV)…</translation>
    </message>
    <message>
        <source>Ove&amp;r:</source>
        <translation>بر حسب (&amp;R):</translation>
    </message>
    <message>
        <source>Smoot&amp;hing:</source>
        <translation>هموارسازی (&amp;M):</translation>
    </message>
</context>
<context>
    <name>formant::PlotPanel</name>
    <message>
        <source>Loss</source>
        <translation>زیان</translation>
    </message>
    <message>
        <source>Optimiser</source>
        <translation>بهینه‌ساز</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>سرعت</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>رایانه</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>تصویرها (*.png)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>جدول‌ها (*.csv)</translation>
    </message>
    <message>
        <source>Choose the folder of a run</source>
        <translation>انتخاب پوشهٔ اجرا</translation>
    </message>
    <message>
        <source>Save the plots</source>
        <translation>ذخیرهٔ نمودارها</translation>
    </message>
    <message>
        <source>%1 cannot be written. Choose another folder, or free some room there.</source>
        <translation>نوشتن در ⁨%1⁩ ممکن نیست. پوشهٔ دیگری انتخاب کنید یا در آن فضا آزاد کنید.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>نوشتن در ⁨%1⁩ ممکن نیست: %2</translation>
    </message>
    <message>
        <source>Plots of the training</source>
        <translation>نمودارهای آموزش</translation>
    </message>
</context>
<context>
    <name>formant::PlotWords</name>
    <message>
        <source>loss</source>
        <translation>زیان</translation>
    </message>
    <message>
        <source>validation</source>
        <translation>اعتبارسنجی</translation>
    </message>
    <message>
        <source>learning rate</source>
        <translation>نرخ یادگیری</translation>
    </message>
    <message>
        <source>gradient norm</source>
        <translation>نُرم گرادیان</translation>
    </message>
    <message>
        <source>loss scale</source>
        <translation>مقیاس زیان</translation>
    </message>
    <message>
        <source>time of a step (ms)</source>
        <translation>زمان گام (ms)</translation>
    </message>
    <message>
        <source>samples a second</source>
        <translation>نمونه در ثانیه</translation>
    </message>
    <message>
        <source>GPU use (%)</source>
        <translation>بار GPU (٪)</translation>
    </message>
    <message>
        <source>GPU memory (GiB)</source>
        <translation>حافظهٔ GPU (GiB)</translation>
    </message>
    <message>
        <source>GPU temperature (°C)</source>
        <translation>دمای GPU (°C)</translation>
    </message>
    <message>
        <source>GPU power (W)</source>
        <translation>توان GPU (W)</translation>
    </message>
    <message>
        <source>CPU use (%)</source>
        <translation>بار CPU (٪)</translation>
    </message>
    <message>
        <source>memory (GiB)</source>
        <translation>حافظه (GiB)</translation>
    </message>
    <message>
        <source>total</source>
        <translation>مجموع</translation>
    </message>
    <message>
        <source>this training</source>
        <translation>این آموزش</translation>
    </message>
    <message>
        <source>all programs</source>
        <translation>همهٔ برنامه‌ها</translation>
    </message>
    <message>
        <source>reconstruction</source>
        <translation>بازسازی</translation>
    </message>
    <message>
        <source>prior</source>
        <translation>توزیع پیشین</translation>
    </message>
    <message>
        <source>duration</source>
        <translation>دیرش</translation>
    </message>
    <message>
        <source>KL divergence</source>
        <translation>واگرایی KL</translation>
    </message>
    <message>
        <source>gradient norm (%1)</source>
        <translation>نُرم گرادیان (⁨%1⁩)</translation>
    </message>
</context>
<context>
    <name>formant::PreflightList</name>
    <message>
        <source>&amp;Before the start</source>
        <translation>پیش از شروع (&amp;B)</translation>
    </message>
    <message>
        <source>Not looked at yet whether this can be trained here.</source>
        <translation>هنوز بررسی نشده که آیا این آموزش روی این رایانه اجرا می‌شود.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>در حال بررسی…</translation>
    </message>
    <message>
        <source>This can be trained here.</source>
        <translation>این آموزش روی این رایانه اجرا می‌شود.</translation>
    </message>
    <message>
        <source>This cannot be trained yet; the list says what to do.</source>
        <translation>این آموزش هنوز شدنی نیست؛ فهرست می‌گوید چه باید کرد.</translation>
    </message>
    <message>
        <source>Not all was looked at.</source>
        <translation>همه چیز بررسی نشد.</translation>
    </message>
    <message>
        <source>Stop looking</source>
        <translation>توقف بررسی</translation>
    </message>
    <message>
        <source>Looks at configuration, recordings, device, memory and disk, and tells how long the training will take.</source>
        <translation>پیکربندی، ضبط‌ها، دستگاه، حافظه و دیسک را بررسی می‌کند و می‌گوید آموزش چقدر طول می‌کشد.</translation>
    </message>
    <message>
        <source>Chec&amp;k</source>
        <translation>بررسی (&amp;K)</translation>
    </message>
    <message>
        <source>This is being trained.</source>
        <translation>این آموزش در جریان است.</translation>
    </message>
    <message>
        <source>This was trained here.</source>
        <translation>این آموزش این‌جا انجام شد.</translation>
    </message>
    <message>
        <source>The training of this is paused.</source>
        <translation>این آموزش در حالت مکث است.</translation>
    </message>
    <message>
        <source>This was stopped. “Go on” continues it where it was stopped.</source>
        <translation>این آموزش متوقف شد. «ادامه» آن را از همان‌جا که متوقف شد پی می‌گیرد.</translation>
    </message>
</context>
<context>
    <name>formant::PresetChoice</name>
    <message>
        <source>Preset</source>
        <translation>پیش‌تنظیم</translation>
    </message>
</context>
<context>
    <name>formant::PromptView</name>
    <message>
        <source>Recording: read the sentence, then press Space.</source>
        <translation>در حال ضبط: جمله را بخوانید و سپس کلید فاصله را بزنید.</translation>
    </message>
    <message>
        <source>Keeping the recording…</source>
        <translation>در حال ذخیرهٔ ضبط…</translation>
    </message>
    <message>
        <source>Recorded. Enter goes on, P plays it, R records it again.</source>
        <translation>ضبط شد. کلید Enter ادامه می‌دهد، P آن را پخش و R دوباره ضبط می‌کند.</translation>
    </message>
    <message>
        <source>Press Space, wait a moment, and read the sentence.</source>
        <translation>کلید فاصله را بزنید، کمی صبر کنید و جمله را بخوانید.</translation>
    </message>
    <message>
        <source>There is no microphone to record with.</source>
        <translation>میکروفونی برای ضبط نیست.</translation>
    </message>
    <message>
        <source>Sentence %1 of %2</source>
        <translation>جملهٔ %1 از %2</translation>
    </message>
    <message numerus="yes">
        <source>%n recorded</source>
        <translation>
            <numerusform>‏%Ln جمله ضبط شده</numerusform>
        </translation>
    </message>
    <message>
        <source>How many sentences are recorded</source>
        <translation>شمار جمله‌های ضبط‌شده</translation>
    </message>
    <message>
        <source>All sentences are recorded. “Use these recordings” opens them on the page Data, where a voice is trained from them.</source>
        <translation>همهٔ جمله‌ها ضبط شده‌اند. «استفاده از این ضبط‌ها» آن‌ها را در صفحهٔ «داده‌ها» باز می‌کند؛ آن‌جا می‌توان با آن‌ها صدایی را آموزش داد.</translation>
    </message>
</context>
<context>
    <name>formant::QueuePage</name>
    <message>
        <source>Trainings in the queue</source>
        <translation>آموزش‌های در صف</translation>
    </message>
    <message>
        <source>&amp;Add…</source>
        <translation>افزودن (&amp;A)…</translation>
    </message>
    <message>
        <source>D&amp;uplicate and change…</source>
        <translation>رونوشت و تغییر (&amp;U)…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>ویرایش (&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>حذف (&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Queue again</source>
        <translation>بازگرداندن به صف (&amp;Q)</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>جابه‌جایی به بالا</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>جابه‌جایی به پایین</translation>
    </message>
    <message>
        <source>Save and st&amp;op now</source>
        <translation>ذخیره و توقف فوری (&amp;O)</translation>
    </message>
    <message>
        <source>&amp;Continue after a failure</source>
        <translation>ادامه پس از شکست (&amp;C)</translation>
    </message>
    <message>
        <source>Opening the queue…</source>
        <translation>در حال باز کردن صف…</translation>
    </message>
    <message>
        <source>The queue is empty: add a configuration.</source>
        <translation>صف خالی است: یک پیکربندی بیفزایید.</translation>
    </message>
    <message>
        <source>Stops after the job that runs.</source>
        <translation>پس از کار در حال اجرا متوقف می‌شود.</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) wait(s)</source>
        <translation>
            <numerusform>‏%Ln کار در انتظار</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>‏%1؛ %2</translation>
    </message>
    <message numerus="yes">
        <source>%n job(s) failed</source>
        <translation>
            <numerusform>‏%Ln کار ناموفق</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;tart</source>
        <translation>شروع (&amp;T)</translation>
    </message>
    <message>
        <source>Stop after t&amp;his job</source>
        <translation>توقف پس از این کار (&amp;H)</translation>
    </message>
    <message>
        <source>Queue</source>
        <translation>صف</translation>
    </message>
    <message>
        <source>Remove %1 from the queue? What it has trained stays.</source>
        <translation>آیا ⁨%1⁩ از صف حذف شود؟ آنچه تاکنون آموزش داده است می‌ماند.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>حذف</translation>
    </message>
</context>
<context>
    <name>formant::RecordingDialog</name>
    <message>
        <source>Record a voice</source>
        <translation>ضبط یک صدا</translation>
    </message>
    <message>
        <source>&amp;Microphone…</source>
        <translation>میکروفون (&amp;M)…</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>ادامه (&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>بستن (&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Use these recordings</source>
        <translation>استفاده از این ضبط‌ها (&amp;U)</translation>
    </message>
    <message>
        <source>Opens them on the page Data, where a voice is trained from them.</source>
        <translation>آن‌ها را در صفحهٔ «داده‌ها» باز می‌کند؛ آن‌جا می‌توان با آن‌ها صدایی را آموزش داد.</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPath</name>
    <message>
        <source>File of the recording</source>
        <translation>فایل ضبط</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>باز کردن پوشهٔ آن</translation>
    </message>
</context>
<context>
    <name>formant::RecordingPlot</name>
    <message>
        <source>Waveform and spectrogram of the recording</source>
        <translation>شکل موج و طیف‌نگارهٔ ضبط</translation>
    </message>
    <message>
        <source>level</source>
        <translation>سطح</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>frequency</source>
        <translation>بسامد</translation>
    </message>
</context>
<context>
    <name>formant::RecordingText</name>
    <message>
        <source>&amp;Text of the recording:</source>
        <translation>متن ضبط (&amp;T):</translation>
    </message>
    <message>
        <source>what is said in it; Ctrl+Enter saves it and goes to the next</source>
        <translation>آنچه در آن گفته می‌شود؛ ⁨Ctrl+Enter⁩ آن را ذخیره می‌کند و به بعدی می‌رود</translation>
    </message>
</context>
<context>
    <name>formant::RememberedTuningsTable</name>
    <message>
        <source>%1 (not there)</source>
        <translation>‏⁨%1⁩ (حاضر نیست)</translation>
    </message>
    <message>
        <source>Remembered for automatic settings</source>
        <translation>ذخیره‌شده برای تنظیمات خودکار</translation>
    </message>
    <message>
        <source>Remembered tuning of each device</source>
        <translation>میزان‌سازی ذخیره‌شدهٔ هر دستگاه</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>دستگاه</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Precision</source>
        <translation>دقت</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>اندازهٔ دسته</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>زمان اندازه‌گیری</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>نسخه</translation>
    </message>
</context>
<context>
    <name>formant::ReportView</name>
    <message>
        <source>• %1</source>
        <comment>an entry of a list</comment>
        <translation>‏• %1</translation>
    </message>
    <message>
        <source>What is known of this machine</source>
        <translation>آنچه از این رایانه می‌دانیم</translation>
    </message>
    <message>
        <source>Graphics cards</source>
        <translation>کارت‌های گرافیک</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>رایانه</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>نسخه‌ها</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>توصیه‌ها</translation>
    </message>
    <message>
        <source>Nothing to recommend: it is fine as it is.</source>
        <translation>توصیه‌ای نیست: همه چیز همین‌طور که هست خوب است.</translation>
    </message>
    <message>
        <source>There is no graphics card to train on: %1. Trainings use the CPU.</source>
        <translation>کارت گرافیکی برای آموزش نیست: %1. آموزش‌ها از CPU استفاده می‌کنند.</translation>
    </message>
</context>
<context>
    <name>formant::RoomPage</name>
    <message>
        <source>&amp;Microphone:</source>
        <translation>میکروفون (&amp;M):</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>بررسی دوباره (&amp;L)</translation>
    </message>
    <message>
        <source>Say a few words as loud as you will read, and see that the level is good. Then be silent for two seconds while the room is measured.</source>
        <translation>چند کلمه با همان بلندی‌ای که خواهید خواند بگویید و ببینید که سطح صدا مناسب است. سپس دو ثانیه ساکت بمانید تا صدای اتاق اندازه‌گیری شود.</translation>
    </message>
    <message>
        <source>M&amp;easure the silence</source>
        <translation>اندازه‌گیری سکوت (&amp;E)</translation>
    </message>
    <message>
        <source>How far the measuring of the silence is</source>
        <translation>پیشرفت اندازه‌گیری سکوت</translation>
    </message>
    <message>
        <source>Noise: %1 dB. %2</source>
        <translation>نویز: ⁨%1 dB⁩. %2</translation>
    </message>
</context>
<context>
    <name>formant::RunChoice</name>
    <message>
        <source>&amp;Run:</source>
        <translation>اجرا (&amp;R):</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>no run yet</source>
        <translation>هنوز اجرایی نیست</translation>
    </message>
    <message>
        <source>&amp;Look again</source>
        <translation>بررسی دوباره (&amp;L)</translation>
    </message>
    <message>
        <source>Reads the folder of the runs again.</source>
        <translation>پوشهٔ اجراها را دوباره می‌خواند.</translation>
    </message>
</context>
<context>
    <name>formant::RunChoices</name>
    <message>
        <source>&amp;Configuration:</source>
        <translation>پیکربندی (&amp;C):</translation>
    </message>
    <message>
        <source>Demo voice: spoken numbers</source>
        <translation>صدای نمایشی: عددهای خوانده‌شده</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>باز کردن (&amp;O)…</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Open a configuration</source>
        <translation>باز کردن پیکربندی</translation>
    </message>
    <message>
        <source>YAML (*.yaml *.yml)</source>
        <translation>YAML (*.yaml *.yml)</translation>
    </message>
    <message>
        <source>GPU %1: %2 (%3)</source>
        <translation>GPU %1: ⁨%2⁩ (%3)</translation>
    </message>
    <message>
        <source>There is no GPU to train on: %1.</source>
        <translation>هیچ GPU برای آموزش نیست: %1.</translation>
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
        <translation>وضعیت آموزش</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>پیشرفت آموزش</translation>
    </message>
    <message>
        <source>Sa&amp;ve now</source>
        <translation>ذخیرهٔ فوری (&amp;V)</translation>
    </message>
    <message>
        <source>Sample &amp;now</source>
        <translation>نمونهٔ فوری (&amp;N)</translation>
    </message>
    <message>
        <source>Speaks the sample texts after this step.</source>
        <translation>پس از این گام، متن‌های نمونه را می‌خواند.</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>شروع (&amp;S)</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>در حال توقف…</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>توقف (&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>مکث (&amp;P)</translation>
    </message>
    <message>
        <source>step %L1 of %L2, %3 left</source>
        <translation>گام %L1 از %L2، %3 مانده</translation>
    </message>
    <message>
        <source>The training goes on in its own process, and another can be started here. Open its folder to follow it again.</source>
        <translation>آموزش در فرایند خود ادامه می‌یابد و می‌توان این‌جا آموزش دیگری را شروع کرد. برای دنبال کردن دوبارهٔ آن کافی است پوشه‌اش باز شود.</translation>
    </message>
    <message>
        <source>step %L1 of %L2</source>
        <translation>گام %L1 از %L2</translation>
    </message>
    <message>
        <source>Writes a checkpoint after this step, and keeps it until you remove it.</source>
        <translation>پس از این گام چک‌پوینتی ذخیره می‌کند و تا وقتی خودتان حذفش نکنید نگهش می‌دارد.</translation>
    </message>
    <message>
        <source>Resu&amp;me</source>
        <translation>ادامه (&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>ادامه (&amp;G)</translation>
    </message>
    <message>
        <source>Leave it running</source>
        <translation>در حال اجرا بماند</translation>
    </message>
</context>
<context>
    <name>formant::RunSteering</name>
    <message>
        <source>Choose what to train, then start.</source>
        <translation>انتخاب کنید چه چیزی آموزش ببیند، سپس شروع کنید.</translation>
    </message>
    <message>
        <source>Could not start: %1</source>
        <translation>شروع نشد: %1</translation>
    </message>
    <message>
        <source>Preparing…</source>
        <translation>در حال آماده‌سازی…</translation>
    </message>
    <message>
        <source>Finishing the step and saving…</source>
        <translation>در حال پایان دادن به گام و ذخیره…</translation>
    </message>
    <message>
        <source>Training: loss %1, %2 samples a second.</source>
        <translation>در حال آموزش: زیان %1، %2 نمونه در ثانیه.</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>‏⁨%1⁩ ذخیره شد</translation>
    </message>
    <message>
        <source>Failed: %1</source>
        <translation>ناموفق بود: %1</translation>
    </message>
    <message>
        <source>The training goes on in its own process; another one can be started here.</source>
        <translation>آموزش در فرایند خود ادامه می‌یابد؛ می‌توان این‌جا آموزش دیگری را شروع کرد.</translation>
    </message>
    <message>
        <source>Done: the voice is trained. Let it speak on the page Samples.</source>
        <translation>انجام شد: صدا آموزش دیده است. در صفحهٔ نمونه‌ها متنی به آن بدهید تا بخواند.</translation>
    </message>
    <message>
        <source>“Go on” continues this training.</source>
        <translation>«ادامه» این آموزش را پی می‌گیرد.</translation>
    </message>
    <message>
        <source>“Start” begins this training.</source>
        <translation>«شروع» این آموزش را آغاز می‌کند.</translation>
    </message>
</context>
<context>
    <name>formant::SampleList</name>
    <message>
        <source>Samples</source>
        <translation>نمونه‌ها</translation>
    </message>
    <message>
        <source>Enter puts a sample into A. The keys A and B play, or switch at the same place; with Shift they put the sample there. Space pauses.</source>
        <translation>‏Enter نمونه را در A می‌گذارد. کلیدهای A و B پخش می‌کنند یا در همان نقطه میان دو نمونه جابه‌جا می‌شوند؛ همراه با Shift نمونه را در آن‌ها می‌گذارند. کلید فاصله مکث می‌کند.</translation>
    </message>
    <message>
        <source>Put into &amp;A</source>
        <translation>گذاشتن در &amp;A</translation>
    </message>
    <message>
        <source>Put into &amp;B</source>
        <translation>گذاشتن در &amp;B</translation>
    </message>
    <message>
        <source>Save the sound…</source>
        <translation>ذخیرهٔ صدا…</translation>
    </message>
</context>
<context>
    <name>formant::SampleModel</name>
    <message>
        <source>raw</source>
        <translation>خام</translation>
    </message>
    <message>
        <source>averaged (EMA)</source>
        <translation>میانگین (EMA)</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>Weights</source>
        <translation>وزن‌ها</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
</context>
<context>
    <name>formant::SampleSlot</name>
    <message>
        <source>Spectrogram of %1</source>
        <translation>طیف‌نگارهٔ %1</translation>
    </message>
    <message>
        <source>Nothing is in %1 yet: choose a sample in the list.</source>
        <translation>هنوز چیزی در %1 نیست: نمونه‌ای از فهرست انتخاب کنید.</translation>
    </message>
    <message>
        <source>Step %1, %2: “%3”</source>
        <translation>گام %1، %2: «⁨%3⁩»</translation>
    </message>
    <message>
        <source>Pause %1</source>
        <translation>مکث %1</translation>
    </message>
    <message>
        <source>Play %1</source>
        <translation>پخش %1</translation>
    </message>
    <message>
        <source>In the list: the key %1</source>
        <translation>در فهرست: کلید %1</translation>
    </message>
</context>
<context>
    <name>formant::SamplesPage</name>
    <message>
        <source>Save the sound</source>
        <translation>ذخیرهٔ صدا</translation>
    </message>
    <message>
        <source>Sound (*.flac)</source>
        <translation>صدا (*.flac)</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2</source>
        <translation>نوشتن در ⁨%1⁩ ممکن نیست: %2</translation>
    </message>
    <message>
        <source>The sound is in %1.</source>
        <translation>صوت در ⁨%1⁩ ذخیره شد.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestList</name>
    <message>
        <source>not there</source>
        <translation>وجود ندارد</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>قبول</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>رد</translation>
    </message>
    <message>
        <source>%1 GB/s</source>
        <translation>⁨%1 GB/s⁩</translation>
    </message>
    <message>
        <source>Parts of the self-test</source>
        <translation>بخش‌های خودآزمایی</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>بخش</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>خطا</translation>
    </message>
    <message>
        <source>At most</source>
        <translation>حد مجاز</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>توضیح</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPage</name>
    <message>
        <source>Does it compute right?</source>
        <translation>آیا درست محاسبه می‌کند؟</translation>
    </message>
    <message>
        <source>Some seconds now can save days of training on a card that is broken. You can also go on without it.</source>
        <translation>اکنون چند ثانیه صرف کردن می‌تواند از هدررفتن چند روز آموزش روی کارتی خراب جلوگیری کند. بدون آن هم می‌توانید ادامه دهید.</translation>
    </message>
</context>
<context>
    <name>formant::SelfTestPanel</name>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>St&amp;art the self-test</source>
        <translation>شروع خودآزمایی (&amp;A)</translation>
    </message>
    <message>
        <source>Stop the se&amp;lf-test</source>
        <translation>توقف خودآزمایی (&amp;L)</translation>
    </message>
    <message numerus="yes">
        <source>All %n part(s) that can be tried on this device passed: it computes right.</source>
        <translation>
            <numerusform>هر %Ln بخشی که روی این دستگاه آزمودنی است با موفقیت گذرانده شد: درست محاسبه می‌کند.</numerusform>
        </translation>
    </message>
    <message>
        <source>Computes on the device what a training computes, and compares each result with a more exact one of the CPU. It takes some seconds.</source>
        <translation>همان محاسبه‌های آموزش روی دستگاه انجام و هر نتیجه با نتیجهٔ دقیق‌تری از CPU مقایسه می‌شود. چند ثانیه طول می‌کشد.</translation>
    </message>
</context>
<context>
    <name>formant::SettingsPage</name>
    <message>
        <source>Suggested settings</source>
        <translation>تنظیمات پیشنهادی</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>تنظیم</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>مقدار</translation>
    </message>
    <message>
        <source>Suggested</source>
        <translation>پیشنهاد</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>دلیل</translation>
    </message>
    <message>
        <source>All as &amp;suggested</source>
        <translation>همهٔ موارد طبق پیشنهاد (&amp;S)</translation>
    </message>
    <message>
        <source>Nothing has to be changed here: just press Next. These values suit this computer; others can be entered under “Value”.</source>
        <translation>این‌جا لازم نیست چیزی را تغییر دهید: فقط «بعدی» را بزنید. این مقدارها برای این رایانه مناسب‌اند؛ در ستون «مقدار» می‌توان مقدار دیگری نوشت.</translation>
    </message>
</context>
<context>
    <name>formant::SpeakerForm</name>
    <message>
        <source>&amp;Speaker:</source>
        <translation>گوینده (&amp;S):</translation>
    </message>
    <message>
        <source>name of who speaks, or another name for them</source>
        <translation>نام گوینده، یا نام دیگری برای او</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>زبان (&amp;L):</translation>
    </message>
    <message>
        <source>The language of the sentences, or its code as espeak-ng has it.</source>
        <translation>زبان جمله‌ها، یا کد آن با نامی که espeak-ng به کار می‌برد.</translation>
    </message>
    <message>
        <source>The speaker &amp;agrees that a voice is made of the recordings</source>
        <translation>گوینده می‌پذیرد که از این ضبط‌ها صدا ساخته شود (&amp;A)</translation>
    </message>
    <message>
        <source>&amp;For what:</source>
        <translation>برای چه کاری (&amp;F):</translation>
    </message>
    <message>
        <source>in the speaker&apos;s own words, if there is more to say</source>
        <translation>با کلمات خود گوینده، اگر نکتهٔ دیگری هست</translation>
    </message>
    <message>
        <source>L&amp;icence:</source>
        <translation>مجوز (&amp;I):</translation>
    </message>
    <message>
        <source>what others may do with the recordings</source>
        <translation>دیگران با این ضبط‌ها چه می‌توانند بکنند</translation>
    </message>
    <message>
        <source>A licence of the list, or your own words, as “nobody else may use them”. It travels with every voice that is trained on them.</source>
        <translation>مجوزی از فهرست، یا با کلمات خودتان، مانند «هیچ کس دیگری اجازهٔ استفاده ندارد». این مجوز همراه هر صدایی می‌ماند که با این ضبط‌ها آموزش ببیند.</translation>
    </message>
</context>
<context>
    <name>formant::SpectrogramPlot</name>
    <message>
        <source>seconds</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>mel band</source>
        <translation>باند مِل</translation>
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
        <translation>‏%1: ⁨%2 ms⁩، %3٪</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <comment>a stage and its share of the time</comment>
        <translation>‏%1 ؜%2٪</translation>
    </message>
    <message>
        <source>Where the time goes</source>
        <translation>زمان کجا صرف می‌شود</translation>
    </message>
</context>
<context>
    <name>formant::StageTable</name>
    <message>
        <source>%1 %</source>
        <translation>؜%1٪</translation>
    </message>
    <message>
        <source>Time of each stage</source>
        <translation>زمان هر مرحله</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>مرحله</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>سهم</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>مربوط به</translation>
    </message>
</context>
<context>
    <name>formant::TakeButtons</name>
    <message>
        <source>Previous (→)</source>
        <translation>قبلی (→)</translation>
    </message>
    <message>
        <source>Previous (←)</source>
        <translation>قبلی (←)</translation>
    </message>
    <message>
        <source>Stop (Space)</source>
        <translation>توقف (فاصله)</translation>
    </message>
    <message>
        <source>Record (Space)</source>
        <translation>ضبط (فاصله)</translation>
    </message>
    <message>
        <source>Record again (R)</source>
        <translation>ضبط دوباره (R)</translation>
    </message>
    <message>
        <source>Or Backspace, on keyboards without an R</source>
        <translation>یا Backspace، در صفحه‌کلیدهای بدون R</translation>
    </message>
    <message>
        <source>Play (P)</source>
        <translation>پخش (P)</translation>
    </message>
    <message>
        <source>Or the arrow down, on keyboards without a P</source>
        <translation>یا کلید جهت‌نمای پایین، در صفحه‌کلیدهای بدون P</translation>
    </message>
    <message>
        <source>Next (Enter)</source>
        <translation>بعدی (Enter)</translation>
    </message>
</context>
<context>
    <name>formant::TakeWords</name>
    <message>
        <source>Nothing was heard, so nothing was kept. Look at the level while you speak; the microphone may be muted.</source>
        <translation>چیزی شنیده نشد، پس چیزی نگه داشته نشد. هنگام صحبت به سطح صدا نگاه کنید؛ شاید میکروفون بی‌صدا شده باشد.</translation>
    </message>
    <message>
        <source>Too loud: the loudest sounds are cut off. Go a little away from the microphone, or turn it down.</source>
        <translation>بیش از حد بلند: بلندترین صداها بریده می‌شوند. کمی از میکروفون فاصله بگیرید یا سطح آن را کم کنید.</translation>
    </message>
    <message>
        <source>Too quiet. Come closer to the microphone, or turn it up.</source>
        <translation>بیش از حد آهسته. به میکروفون نزدیک‌تر شوید یا سطح آن را زیاد کنید.</translation>
    </message>
    <message>
        <source>No silence was heard. Wait half a second before you speak and before you stop, and see that nothing makes a noise meanwhile.</source>
        <translation>سکوتی شنیده نشد. پیش از صحبت و پیش از توقف نیم ثانیه صبر کنید و مراقب باشید که در این میان چیزی سروصدا نکند.</translation>
    </message>
    <message>
        <source>Too noisy. Switch off what hums or blows, or come closer to the microphone.</source>
        <translation>نویز بیش از حد است. هر چه را که وزوز می‌کند یا باد می‌دهد خاموش کنید یا به میکروفون نزدیک‌تر شوید.</translation>
    </message>
    <message>
        <source>The beginning is cut off. Wait half a second before you speak.</source>
        <translation>آغاز آن بریده شده است. پیش از صحبت نیم ثانیه صبر کنید.</translation>
    </message>
    <message>
        <source>The end is cut off. Wait half a second before you stop.</source>
        <translation>پایان آن بریده شده است. پیش از توقف نیم ثانیه صبر کنید.</translation>
    </message>
    <message>
        <source>Nothing at all arrives from this microphone: it is muted, or the desktop keeps it from programs. Unmute it in the sound settings, or allow it in the privacy settings.</source>
        <translation>از این میکروفون هیچ چیز نمی‌رسد: بی‌صدا شده است یا میزکار آن را در اختیار برنامه‌ها نمی‌گذارد. آن را در تنظیمات صدا از حالت بی‌صدا درآورید یا در تنظیمات حریم خصوصی مجاز کنید.</translation>
    </message>
    <message>
        <source>The room is quiet: good.</source>
        <translation>اتاق ساکت است: خوب است.</translation>
    </message>
    <message>
        <source>The room can be used, but a quieter one makes a better voice.</source>
        <translation>از این اتاق می‌توان استفاده کرد، اما اتاق ساکت‌تر صدای بهتری می‌سازد.</translation>
    </message>
    <message>
        <source>The room is too noisy: the voice would learn the noise. Close the windows, switch off fans, or turn the microphone down and come closer to it.</source>
        <translation>نویز اتاق بیش از حد است: صدا نویز را هم یاد می‌گیرد. پنجره‌ها را ببندید، پنکه‌ها را خاموش کنید، یا سطح میکروفون را کم کنید و به آن نزدیک‌تر شوید.</translation>
    </message>
    <message>
        <source>Good.</source>
        <translation>خوب است.</translation>
    </message>
</context>
<context>
    <name>formant::TaskPanel</name>
    <message>
        <source>It is working</source>
        <translation>در حال کار است</translation>
    </message>
    <message>
        <source>Cancelling…</source>
        <translation>در حال لغو…</translation>
    </message>
    <message>
        <source>Cancelled by you.</source>
        <translation>شما آن را لغو کردید.</translation>
    </message>
</context>
<context>
    <name>formant::TrainingPage</name>
    <message>
        <source>&amp;Advice</source>
        <translation>توصیه‌ها (&amp;A)</translation>
    </message>
    <message>
        <source>Health of the training</source>
        <translation>سلامت آموزش</translation>
    </message>
    <message>
        <source>Plots</source>
        <translation>نمودارها</translation>
    </message>
    <message>
        <source>Layers and monitor</source>
        <translation>لایه‌ها و پایش</translation>
    </message>
</context>
<context>
    <name>formant::TunePanel</name>
    <message>
        <source>Choose a configuration first: its batch sizes are tried.</source>
        <translation>نخست پیکربندی‌ای انتخاب کنید: اندازه‌های دستهٔ آن آزموده می‌شود.</translation>
    </message>
    <message>
        <source>Tries batch sizes with real steps and keeps the fastest that fits into the memory. The samples of a step stay as many, so that what is learned stays the same. It takes some minutes.</source>
        <translation>اندازه‌های گوناگون دسته را با گام‌های واقعی می‌آزماید و سریع‌ترینِ آن‌ها را که در حافظه جا می‌شود نگه می‌دارد. تعداد نمونه‌های هر گام همان می‌ماند تا آنچه آموخته می‌شود تغییر نکند. چند دقیقه طول می‌کشد.</translation>
    </message>
    <message>
        <source>Start &amp;tuning</source>
        <translation>شروع میزان‌سازی (&amp;T)</translation>
    </message>
    <message>
        <source>C&amp;onfiguration:</source>
        <translation>پیکربندی (&amp;O):</translation>
    </message>
    <message>
        <source>Configuration to tune</source>
        <translation>پیکربندی برای میزان‌سازی</translation>
    </message>
    <message>
        <source>&amp;Device:</source>
        <translation>دستگاه (&amp;D):</translation>
    </message>
    <message>
        <source>Stop tuning</source>
        <translation>توقف میزان‌سازی</translation>
    </message>
</context>
<context>
    <name>formant::TunedTrials</name>
    <message>
        <source>%1 of %2</source>
        <translation>‏%1 از %2</translation>
    </message>
    <message>
        <source>works</source>
        <translation>کار می‌کند</translation>
    </message>
    <message>
        <source>best: the fastest that fits</source>
        <translation>بهترین: سریع‌ترینی که جا می‌شود</translation>
    </message>
    <message>
        <source>Batch sizes that were tried</source>
        <translation>اندازه‌های دستهٔ آزموده‌شده</translation>
    </message>
    <message>
        <source>Batch size</source>
        <translation>اندازهٔ دسته</translation>
    </message>
    <message>
        <source>Accumulation</source>
        <translation>انباشت</translation>
    </message>
    <message>
        <source>Samples/s</source>
        <translation>نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>حافظه</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>نتیجه</translation>
    </message>
</context>
<context>
    <name>formant::VoicePage</name>
    <message>
        <source>%1, as begun</source>
        <translation>‏⁨%1⁩، از پیش آغازشده</translation>
    </message>
    <message>
        <source>Our sentences: %1</source>
        <translation>جمله‌های ما: ⁨%1⁩</translation>
    </message>
    <message>
        <source>A text file of my own, a sentence each line</source>
        <translation>فایل متنی خودم، در هر خط یک جمله</translation>
    </message>
    <message>
        <source>Read sentences aloud, one after the other; each is kept as soon as it was spoken, and you can go on another day. Half an hour of speech makes a voice, an hour a better one.</source>
        <translation>جمله‌ها را یکی پس از دیگری بلند بخوانید؛ هر جمله به محض خوانده شدن نگه داشته می‌شود و می‌توانید روز دیگری ادامه دهید. از نیم ساعت گفتار یک صدا ساخته می‌شود و از یک ساعت، صدایی بهتر.</translation>
    </message>
    <message>
        <source>&amp;Voice:</source>
        <translation>صدا (&amp;V):</translation>
    </message>
    <message>
        <source>a new voice</source>
        <translation>صدای تازه</translation>
    </message>
    <message>
        <source>S&amp;entences:</source>
        <translation>جمله‌ها (&amp;E):</translation>
    </message>
    <message>
        <source>Text file of sentences</source>
        <translation>فایل متنی جمله‌ها</translation>
    </message>
    <message>
        <source>The recordings are kept in the folder %1. As soon as there are some, “Use these recordings” opens that folder on the page Data, where a voice is trained from them.</source>
        <translation>ضبط‌ها در پوشهٔ %1 نگه داشته می‌شوند. همین که ضبطی باشد، «استفاده از این ضبط‌ها» آن پوشه را در صفحهٔ «داده‌ها» باز می‌کند؛ آن‌جا می‌توان با آن‌ها صدایی را آموزش داد.</translation>
    </message>
</context>
<context>
    <name>formant::WayToTraining</name>
    <message>
        <source>A training is running. Stop it first, or put this one into the queue: “Add to queue” on the page Configuration.</source>
        <translation>آموزشی در جریان است. نخست آن را متوقف کنید یا این یکی را در صف بگذارید: «افزودن به صف» در صفحهٔ «پیکربندی».</translation>
    </message>
</context>
<context>
    <name>formant::WorkLine</name>
    <message>
        <source>Progress</source>
        <translation>پیشرفت</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>لغو</translation>
    </message>
</context>
<context>
    <name>formant::YamlView</name>
    <message>
        <source>The configuration as text</source>
        <translation>پیکربندی به‌صورت متن</translation>
    </message>
    <message>
        <source>What is wrong in the text</source>
        <translation>خطاهای متن</translation>
    </message>
    <message>
        <source>Double click or Enter goes to the line.</source>
        <translation>با دوبار کلیک یا Enter به آن خط می‌رود.</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>‏⚠ %1</translation>
    </message>
    <message>
        <source>As te&amp;xt (YAML)</source>
        <translation>به‌صورت متن (YAML) (&amp;X)</translation>
    </message>
</context>
<context>
    <name>formant::memory_text</name>
    <message>
        <source>%1 GiB</source>
        <translation>⁨%1 GiB⁩</translation>
    </message>
    <message>
        <source>%1 of %2 GiB</source>
        <translation>‏%1 از ⁨%2 GiB⁩</translation>
    </message>
</context>
<context>
    <name>hardware</name>
    <message>
        <source>/dev/kfd, through which AMD GPUs compute, is not there: load the kernel module amdgpu; in a container, start it with --device /dev/kfd --device /dev/dri</source>
        <translation>⁨/dev/kfd⁩، که GPUهای AMD از راه آن محاسبه می‌کنند، وجود ندارد: ماژول کرنل amdgpu را بار کنید؛ در کانتینر، آن را با ⁨--device /dev/kfd --device /dev/dri⁩ راه‌اندازی کنید</translation>
    </message>
    <message>
        <source>this user is in the groups render and video, but may not open /dev/kfd all the same; ask whoever looks after this machine</source>
        <translation>این کاربر عضو گروه‌های render و video است، ولی با این همه اجازهٔ باز کردن ⁨/dev/kfd⁩ را ندارد؛ از مسئول این رایانه بپرسید</translation>
    </message>
    <message>
        <source>this user may not open /dev/kfd, through which AMD GPUs compute: sudo usermod -aG {groups} $USER, then log in again</source>
        <translation>این کاربر اجازهٔ باز کردن ⁨/dev/kfd⁩ را، که GPUهای AMD از راه آن محاسبه می‌کنند، ندارد: ⁨sudo usermod -aG {groups} $USER⁩ و سپس ورود دوباره به سیستم</translation>
    </message>
    <message>
        <source>where ROCm has no kernels for {gfx}, HSA_OVERRIDE_GFX_VERSION={version} lets it use those of {supported}</source>
        <translation>جایی که ROCm برای {gfx} کرنلی ندارد، ⁨HSA_OVERRIDE_GFX_VERSION={version}⁩ امکان استفاده از کرنل‌های {supported} را می‌دهد</translation>
    </message>
    <message>
        <source>where memory runs out although enough is free in small pieces, as with recordings of very different lengths, PYTORCH_HIP_ALLOC_CONF=expandable_segments:True helps</source>
        <translation>جایی که حافظه تمام می‌شود با آن‌که به‌صورت تکه‌های کوچک فضای آزاد کافی هست، مثلاً با ضبط‌هایی با طول بسیار متفاوت، ⁨PYTORCH_HIP_ALLOC_CONF=expandable_segments:True⁩ کمک می‌کند</translation>
    </message>
    <message>
        <source>trainings on AMD cards are not there yet: this version opens LibTorch ({version}) for NVIDIA only; AMD cards are shown and watched</source>
        <translation>آموزش روی کارت‌های AMD هنوز ممکن نیست: این نسخه LibTorch ({version}) را فقط برای NVIDIA باز می‌کند؛ کارت‌های AMD نمایش داده و پایش می‌شوند</translation>
    </message>
    <message>
        <source>there is no NVIDIA driver ({reason})</source>
        <translation>درایور NVIDIA وجود ندارد ({reason})</translation>
    </message>
    <message>
        <source>this build has no CUDA part ({file} is not there); run installer/quickstart --cuda</source>
        <translation>این نسخهٔ ساخته‌شده بخش CUDA ندارد ({file} وجود ندارد)؛ فرمان ⁨installer/quickstart --cuda⁩ را اجرا کنید</translation>
    </message>
    <message>
        <source>{file} belongs to another build of formant; build formant again</source>
        <translation>‏{file} متعلق به ساخت دیگری از formant است؛ formant را دوباره بسازید</translation>
    </message>
    <message>
        <source>GPU {index} cannot be used: {reason}. `--gpu cpu` uses the CPU</source>
        <translation>کارت GPU {index} قابل استفاده نیست: {reason}. با ⁨`--gpu cpu`⁩ از CPU استفاده می‌شود</translation>
    </message>
    <message>
        <source>there is no GPU {index}; there are: {gpus}. `--gpu cpu` uses the CPU</source>
        <translation>کارت GPU {index} وجود ندارد؛ کارت‌های موجود: {gpus}. با ⁨`--gpu cpu`⁩ از CPU استفاده می‌شود</translation>
    </message>
    <message>
        <source>--gpu {choice} may be each of these: {gpus}; give more of the UUID</source>
        <translation>گزینهٔ ⁨--gpu {choice}⁩ می‌تواند هر یک از این‌ها باشد: {gpus}؛ بخش بیشتری از UUID را بدهید</translation>
    </message>
    <message>
        <source>--gpu is &apos;{choice}&apos;; it must be auto, cpu, the number of a GPU, or its UUID (GPU-...)</source>
        <translation>مقدار ⁨--gpu⁩ برابر «{choice}» است؛ باید auto، cpu، شمارهٔ یک GPU یا UUID آن (⁨GPU-...⁩) باشد</translation>
    </message>
    <message>
        <source>{name}, the best GPU here</source>
        <translation>‏{name}، بهترین GPU این‌جا</translation>
    </message>
    <message>
        <source>the CPU, because {reason}</source>
        <translation>‏CPU، زیرا {reason}</translation>
    </message>
    <message>
        <source>the CPU, because no GPU here can be used</source>
        <translation>‏CPU، زیرا هیچ GPU قابل استفاده‌ای این‌جا نیست</translation>
    </message>
    <message>
        <source>it is not in this machine or not visible to it</source>
        <translation>در این رایانه نیست یا برای آن دیده نمی‌شود</translation>
    </message>
    <message>
        <source>{best}; {name}, which was chosen before, cannot be used: {reason}. `formant hardware --reconfigure` chooses anew</source>
        <translation>‏{best}؛ {name} که پیش‌تر انتخاب شده بود قابل استفاده نیست: {reason}. ⁨`formant hardware --reconfigure`⁩ از نو انتخاب می‌کند</translation>
    </message>
    <message>
        <source>{device}, as --gpu says</source>
        <translation>‏{device}، طبق ⁨--gpu⁩</translation>
    </message>
    <message>
        <source>the CPU, as was chosen</source>
        <translation>‏CPU، طبق انتخاب پیشین</translation>
    </message>
    <message>
        <source>{name}, as was chosen</source>
        <translation>‏{name}، طبق انتخاب پیشین</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: hides every GPU, so training is on the CPU; unset it to train on a GPU</source>
        <translation>برابر «{value}» است: همهٔ GPUها را پنهان می‌کند، پس آموزش روی CPU است؛ برای آموزش روی GPU آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>برابر «{value}» است: فقط این GPUها عرضه می‌شوند و به همین ترتیب از 0 شماره می‌گیرند؛ برای عرضهٔ همه، آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: with PCI_BUS_ID GPUs have the numbers that nvidia-smi shows, else the fastest is GPU 0</source>
        <translation>برابر «{value}» است: با PCI_BUS_ID شمارهٔ GPUها همان است که nvidia-smi نشان می‌دهد، وگرنه سریع‌ترین کارت GPU 0 است</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this container was given only these GPUs</source>
        <translation>برابر «{value}» است: به این کانتینر فقط این GPUها داده شده است</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, numbered in this order from 0; unset it for all</source>
        <translation>برابر «{value}» است: فقط این GPUهای AMD عرضه می‌شوند و به همین ترتیب از 0 شماره می‌گیرند؛ برای عرضهٔ همه، آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: only these AMD GPUs are offered, before HIP_VISIBLE_DEVICES counts them; unset it for all</source>
        <translation>برابر «{value}» است: فقط این GPUهای AMD عرضه می‌شوند، پیش از آن‌که HIP_VISIBLE_DEVICES آن‌ها را بشمارد؛ برای عرضهٔ همه، آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: AMD GPUs are taken for this one; a value of another family ends in crashes or wrong results</source>
        <translation>برابر «{value}» است: GPUهای AMD از این نوع به شمار می‌آیند؛ مقدار خانواده‌ای دیگر به ازکارافتادن برنامه یا نتیجه‌های نادرست می‌انجامد</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: every kernel is waited for, which makes training much slower; it is for looking for faults only, unset it</source>
        <translation>برابر «{value}» است: برای پایان هر کرنل صبر می‌شود و این آموزش را بسیار کند می‌کند؛ فقط برای یافتن خطاست، آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: memory is asked of the driver each time, which makes training much slower; unset it</source>
        <translation>برابر «{value}» است: حافظه هر بار از درایور خواسته می‌شود و این آموزش را بسیار کند می‌کند؛ آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides the GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>برابر «{value}» است: شیوهٔ تقسیم حافظهٔ GPU به دست LibTorch؛ تنظیمی که برای برنامهٔ دیگری شده ممکن است به حافظه یا سرعت آسیب بزند</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: how LibTorch divides an AMD GPU&apos;s memory; a setting made for another program can cost memory or speed</source>
        <translation>برابر «{value}» است: شیوهٔ تقسیم حافظهٔ GPUهای AMD به دست LibTorch؛ تنظیمی که برای برنامهٔ دیگری شده ممکن است به حافظه یا سرعت آسیب بزند</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: forbids TF32, so fp32 products are several times slower on Ampere and newer; unset it</source>
        <translation>برابر «{value}» است: TF32 را ممنوع می‌کند، پس ضرب‌های fp32 روی Ampere و جدیدتر چند برابر کندتر می‌شوند؛ آن را unset کنید</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: decides on TF32 instead of formant&apos;s setting</source>
        <translation>برابر «{value}» است: به جای تنظیم formant دربارهٔ TF32 تصمیم می‌گیرد</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the number of threads that compute on the CPU</source>
        <translation>برابر «{value}» است: تعداد رشته‌هایی (thread) که روی CPU محاسبه می‌کنند</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: the number of threads of matrix products on the CPU</source>
        <translation>برابر «{value}» است: تعداد رشته‌های (thread) ضرب ماتریسی روی CPU</translation>
    </message>
    <message>
        <source>is &apos;{value}&apos;: this file is asked for NVIDIA&apos;s GPUs instead of the driver&apos;s own library</source>
        <translation>برابر «{value}» است: برای پرس‌وجو دربارهٔ GPUهای NVIDIA، به جای کتابخانهٔ خود درایور از این فایل استفاده می‌شود</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant (form {version}) and stays as it is; what it remembers is not used. Update formant, or remove the file</source>
        <translation>‏{file} با نسخهٔ تازه‌تری از formant (قالب {version}) نوشته شده و دست‌نخورده می‌ماند؛ از آنچه به یاد سپرده استفاده نمی‌شود. formant را به‌روز کنید یا فایل را حذف کنید</translation>
    </message>
    <message>
        <source>{file}, which remembers the GPU that was chosen, is damaged; it is kept as {bad}, and the choice is made anew</source>
        <translation>‏{file}، که GPU انتخاب‌شده را به یاد می‌سپارد، آسیب دیده است؛ با نام {bad} نگه داشته و انتخاب از نو انجام می‌شود</translation>
    </message>
    <message>
        <source>{file}, which remembers the GPU that was chosen, is damaged and cannot be renamed to {bad}; the choice is made anew</source>
        <translation>‏{file}، که GPU انتخاب‌شده را به یاد می‌سپارد، آسیب دیده و تغییر نام آن به {bad} ممکن نیست؛ انتخاب از نو انجام می‌شود</translation>
    </message>
    <message>
        <source>CUDA_VISIBLE_DEVICES={value} hides it</source>
        <translation>‏⁨CUDA_VISIBLE_DEVICES={value}⁩ آن را پنهان می‌کند</translation>
    </message>
    <message>
        <source>CUDA does not offer it beside the others; it may be too old for this driver&apos;s CUDA, divided into slices (MIG), or kept to another program (nvidia-smi -q says so under Compute Mode)</source>
        <translation>‏CUDA آن را کنار بقیه عرضه نمی‌کند؛ شاید برای CUDA این درایور بیش از حد قدیمی باشد، به بخش‌هایی تقسیم شده باشد (MIG)، یا در انحصار برنامهٔ دیگری باشد (⁨nvidia-smi -q⁩ آن را زیر Compute Mode نشان می‌دهد)</translation>
    </message>
    <message>
        <source>{variables} hides it</source>
        <translation>‏{variables} آن را پنهان می‌کند</translation>
    </message>
    <message>
        <source>no NVIDIA GPU answers ({reason})</source>
        <translation>هیچ GPU از NVIDIA پاسخ نمی‌دهد ({reason})</translation>
    </message>
    <message>
        <source>this LibTorch ({version}, CUDA {cuda}) has kernels for {kernels} and none for this card&apos;s {target}; installer/quickstart --libtorch DIR takes one that has them (for an older card one of an older CUDA)</source>
        <translation>این LibTorch ({version}، CUDA {cuda}) برای {kernels} کرنل دارد و برای {target} این کارت ندارد؛ ⁨installer/quickstart --libtorch DIR⁩ نسخه‌ای را به کار می‌گیرد که داشته باشد (برای کارت قدیمی‌تر، نسخه‌ای با CUDA قدیمی‌تر)</translation>
    </message>
    <message>
        <source>{gpus} is there, but this LibTorch ({version}) cannot use it with this driver; installer/quickstart picks one that can</source>
        <translation>‏{gpus} موجود است، اما این LibTorch ({version}) با این درایور نمی‌تواند از آن استفاده کند؛ ⁨installer/quickstart⁩ نسخه‌ای را برمی‌گزیند که بتواند</translation>
    </message>
    <message>
        <source>{path} lies on a drive of Windows ({mount}), which WSL2 reads and writes slowly; a copy in the Linux file system, as in ~/voice, is many times faster</source>
        <translation>‏{path} روی درایو ویندوز ({mount}) است که WSL2 آن را کند می‌خواند و می‌نویسد؛ نسخه‌ای از آن در سیستم فایل لینوکس، مثلاً در ⁨~/voice⁩، چندین برابر سریع‌تر است</translation>
    </message>
    <message>
        <source>{path} lies in a network file system ({mount}, {type}), which can keep a training waiting; a copy on a local disk is faster</source>
        <translation>‏{path} در سیستم فایل شبکه‌ای ({mount}، {type}) است که ممکن است آموزش را منتظر بگذارد؛ نسخه‌ای از آن روی دیسک محلی سریع‌تر است</translation>
    </message>
    <message>
        <source>Windows gives WSL2 a part of its RAM only, half of it where nothing else is said; [wsl2] memory=24GB in the file .wslconfig of your Windows user folder, then `wsl --shutdown`, changes that</source>
        <translation>ویندوز فقط بخشی از RAM خود را به WSL2 می‌دهد، و اگر چیز دیگری تعیین نشده باشد نیمی از آن را؛ ⁨[wsl2] memory=24GB⁩ در فایل ⁨.wslconfig⁩ در پوشهٔ کاربری ویندوز و سپس ⁨`wsl --shutdown`⁩ آن را تغییر می‌دهد</translation>
    </message>
    <message>
        <source>under WSL2 a full GPU does not run out of memory: Windows moves what does not fit into system RAM, and the training becomes many times slower. Where that happens, lower train.batch_size, or set &quot;CUDA - Sysmem Fallback Policy&quot; to &quot;Prefer No Sysmem Fallback&quot; in NVIDIA&apos;s control panel in Windows</source>
        <translation>در WSL2 حافظهٔ GPU پر، تمام نمی‌شود: ویندوز آنچه را جا نمی‌شود به RAM سیستم می‌برد و آموزش چندین برابر کندتر می‌شود. اگر چنین شد، train.batch_size را کم کنید یا در کنترل‌پنل NVIDIA در ویندوز، گزینهٔ «CUDA - Sysmem Fallback Policy» را روی «Prefer No Sysmem Fallback» بگذارید</translation>
    </message>
    <message>
        <source>NVML does not say which GPUs there are ({reason})</source>
        <translation>‏NVML نمی‌گوید چه GPUهایی موجودند ({reason})</translation>
    </message>
    <message>
        <source>NVML&apos;s GPU {index} does not answer ({reason})</source>
        <translation>کارت GPU {index} در NVML پاسخ نمی‌دهد ({reason})</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML is not there ({reason})</source>
        <translation>کتابخانهٔ NVML از NVIDIA وجود ندارد ({reason})</translation>
    </message>
    <message>
        <source>{file} is no NVML that formant knows; install a newer driver</source>
        <translation>‏{file} نسخه‌ای از NVML نیست که formant بشناسد؛ درایور جدیدتری نصب کنید</translation>
    </message>
    <message>
        <source>NVIDIA&apos;s NVML does not start ({reason})</source>
        <translation>کتابخانهٔ NVML از NVIDIA راه‌اندازی نمی‌شود ({reason})</translation>
    </message>
    <message>
        <source>attention, {backend}</source>
        <translation>توجه (attention)، {backend}</translation>
    </message>
    <message>
        <source>{device} does not compute as it should: {reason}. `formant hardware --self-test` looks closer; `--gpu cpu` uses the CPU</source>
        <translation>‏{device} آن‌طور که باید محاسبه نمی‌کند: {reason}. ⁨`formant hardware --self-test`⁩ دقیق‌تر بررسی می‌کند؛ با ⁨`--gpu cpu`⁩ از CPU استفاده می‌شود</translation>
    </message>
    <message>
        <source>its results differ from the CPU&apos;s</source>
        <translation>نتیجه‌های آن با نتیجه‌های CPU تفاوت دارد</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) has no kernels for this GPU: the GPU is newer or older than those it was made for. installer/quickstart --cuda installs the LibTorch that fits; for an AMD card set HSA_OVERRIDE_GFX_VERSION as `formant hardware` names it</source>
        <translation>این LibTorch ({version}) برای این GPU کرنلی ندارد: GPU جدیدتر یا قدیمی‌تر از آن‌هایی است که برایشان ساخته شده است. ⁨installer/quickstart --cuda⁩ نسخهٔ مناسب LibTorch را نصب می‌کند؛ برای کارت AMD، متغیر HSA_OVERRIDE_GFX_VERSION را همان‌طور که ⁨`formant hardware`⁩ می‌گوید تنظیم کنید</translation>
    </message>
    <message>
        <source>the GPU&apos;s driver is too old for this LibTorch ({version}); install a newer driver and start the machine again</source>
        <translation>درایور GPU برای این LibTorch ({version}) بیش از حد قدیمی است؛ درایور جدیدتری نصب و رایانه را دوباره راه‌اندازی کنید</translation>
    </message>
    <message>
        <source>this LibTorch ({version}) was made without operators for this kind of device; installer/quickstart --cuda installs one that has them for NVIDIA GPUs</source>
        <translation>این LibTorch ({version}) بدون عملگرهای این نوع دستگاه ساخته شده است؛ ⁨installer/quickstart --cuda⁩ نسخه‌ای را نصب می‌کند که آن‌ها را برای GPUهای NVIDIA دارد</translation>
    </message>
    <message>
        <source>it cannot compute this: {reason}</source>
        <translation>نمی‌تواند این را محاسبه کند: {reason}</translation>
    </message>
    <message>
        <source>its result differs from the CPU&apos;s by more than rounding explains; is it overclocked, or its driver damaged?</source>
        <translation>نتیجهٔ آن بیش از آنچه گرد کردن توضیح می‌دهد با نتیجهٔ CPU تفاوت دارد؛ آیا اورکلاک شده یا درایور آن آسیب دیده است؟</translation>
    </message>
    <message>
        <source>this device does not offer it; it is not needed</source>
        <translation>این دستگاه آن را ندارد؛ لازم هم نیست</translation>
    </message>
    <message>
        <source>copy from the CPU to the device</source>
        <translation>کپی از CPU به دستگاه</translation>
    </message>
    <message>
        <source>copy from the device to the CPU</source>
        <translation>کپی از دستگاه به CPU</translation>
    </message>
    <message>
        <source>matrix product in {precision}</source>
        <translation>ضرب ماتریسی با دقت {precision}</translation>
    </message>
    <message>
        <source>convolution</source>
        <translation>کانولوشن</translation>
    </message>
    <message>
        <source>gradients of a convolution</source>
        <translation>گرادیان‌های کانولوشن</translation>
    </message>
    <message>
        <source>spectrum of a sound and back (STFT)</source>
        <translation>طیف صوت و برگشت آن (STFT)</translation>
    </message>
    <message>
        <source>updates of the optimiser (AdamW)</source>
        <translation>به‌روزرسانی‌های بهینه‌ساز (AdamW)</translation>
    </message>
    <message>
        <source>where a card of the kind {card} begins; `formant hardware --tune` measures more</source>
        <translation>نقطهٔ شروع برای کارت‌های {card}؛ ⁨`formant hardware --tune`⁩ دقیق‌تر می‌سنجد</translation>
    </message>
    <message>
        <source>careful, because the driver does not tell how much memory the card has</source>
        <translation>محتاطانه، زیرا درایور نمی‌گوید کارت چقدر حافظه دارد</translation>
    </message>
    <message>
        <source>where a card with {gib} GiB begins; `formant hardware --tune` measures more</source>
        <translation>نقطهٔ شروع برای کارتی با ⁨{gib} GiB⁩ حافظه؛ ⁨`formant hardware --tune`⁩ دقیق‌تر می‌سنجد</translation>
    </message>
    <message>
        <source>{reason}; less, because the model with its optimiser takes {percent} % of the memory</source>
        <translation>‏{reason}؛ کمتر، زیرا مدل و بهینه‌ساز آن {percent}٪ حافظه را می‌گیرند</translation>
    </message>
    <message>
        <source>with what a CPU begins; `formant hardware --tune` measures what is faster here</source>
        <translation>نقطهٔ شروع برای CPU؛ ⁨`formant hardware --tune`⁩ می‌سنجد این‌جا چه چیزی سریع‌تر است</translation>
    </message>
    <message>
        <source>the fastest that was measured here ({date}): {speed} samples/s</source>
        <translation>سریع‌ترین حالتی که این‌جا اندازه‌گیری شده است ({date}): {speed} نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>a step is to take no more</source>
        <translation>هر گام نباید بیش از این بگیرد</translation>
    </message>
    <message>
        <source>what stays in float32 is several times as fast, with 10 bits of precision in products</source>
        <translation>آنچه در float32 می‌ماند چند برابر سریع‌تر می‌شود، با ده بیت دقت در ضرب‌ها</translation>
    </message>
    <message>
        <source>only GPUs from Ampere on have it</source>
        <translation>فقط GPUهای Ampere به بعد آن را دارند</translation>
    </message>
    <message>
        <source>the recordings are of one length, so that measuring once pays</source>
        <translation>ضبط‌ها هم‌طول‌اند، پس یک بار سنجیدن به‌صرفه است</translation>
    </message>
    <message>
        <source>batches differ in length, and each new length would be measured anew</source>
        <translation>طول دسته‌ها متفاوت است و هر طول تازه باید از نو سنجیده شود</translation>
    </message>
    <message>
        <source>one for each of {cores} usable cores, at most {most}</source>
        <translation>یکی برای هر یک از {cores} هستهٔ قابل استفاده، حداکثر {most}</translation>
    </message>
    <message>
        <source>processes that decode: one a core, at most {most}, with a gigabyte of memory each</source>
        <translation>فرایندهای رمزگشا: یکی برای هر هسته، حداکثر {most}، هر کدام با یک گیگابایت حافظه</translation>
    </message>
    <message>
        <source>a faster card empties the buffer faster: 32 batches from 24 GB on, 16 from 12 GB on, else 8</source>
        <translation>کارت سریع‌تر بافر را سریع‌تر خالی می‌کند: ۳۲ دسته از ⁨۲۴ GB⁩ به بالا، ۱۶ دسته از ⁨۱۲ GB⁩ به بالا، وگرنه ۸ دسته</translation>
    </message>
    <message>
        <source>under 12 GB, memory is worth more than the time that it costs</source>
        <translation>زیر ⁨۱۲ GB⁩، حافظه بیش از زمانی که هزینه دارد می‌ارزد</translation>
    </message>
    <message>
        <source>there is memory enough to go without</source>
        <translation>حافظه آن‌قدر هست که نیازی به آن نباشد</translation>
    </message>
    <message>
        <source>how much memory the recordings take is not known; the system keeps what is read often</source>
        <translation>معلوم نیست ضبط‌ها چقدر حافظه می‌گیرند؛ سیستم آنچه را زیاد خوانده می‌شود نگه می‌دارد</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take at most half of the free memory</source>
        <translation>ضبط‌ها (⁨{gb} GB⁩) حداکثر نیمی از حافظهٔ آزاد را می‌گیرند</translation>
    </message>
    <message>
        <source>the recordings ({gb} GB) take more than half of the free memory</source>
        <translation>ضبط‌ها (⁨{gb} GB⁩) بیش از نیمی از حافظهٔ آزاد را می‌گیرند</translation>
    </message>
    <message>
        <source>there are no captured graphs yet: steps run eagerly</source>
        <translation>هنوز گراف‌های ثبت‌شده وجود ندارد: گام‌ها بی‌واسطه (eager) اجرا می‌شوند</translation>
    </message>
    <message>
        <source>the card computes in it natively, and it needs no loss scale</source>
        <translation>کارت به‌طور بومی با آن محاسبه می‌کند و مقیاس زیان لازم نیست</translation>
    </message>
    <message>
        <source>the card has no bf16, but fast fp16; a loss scale keeps small gradients</source>
        <translation>کارت bf16 ندارد، ولی fp16 آن سریع است؛ مقیاس زیان، گرادیان‌های کوچک را حفظ می‌کند</translation>
    </message>
    <message>
        <source>the card gains nothing by half precision</source>
        <translation>نیم‌دقت برای این کارت سودی ندارد</translation>
    </message>
    <message>
        <source>so that a step takes {count} samples or a few more</source>
        <translation>تا هر گام {count} نمونه یا کمی بیشتر داشته باشد</translation>
    </message>
    <message>
        <source>the GPU was busy for {share} of the last minute; `formant diagnose --config C` says what it waits for</source>
        <translation>در یک دقیقهٔ گذشته {share} از وقت GPU به کار گذشت؛ ⁨`formant diagnose --config C`⁩ می‌گوید منتظر چیست</translation>
    </message>
    <message>
        <source>the GPU was busy for {share} of the last minute: {verdict}</source>
        <translation>در یک دقیقهٔ گذشته {share} از وقت GPU به کار گذشت: {verdict}</translation>
    </message>
    <message>
        <source>the GPU is too hot{degrees} and has slowed down; does air get to it, and do its fans turn?</source>
        <translation>‏GPU بیش از حد داغ است{degrees} و سرعت خود را کم کرده است؛ آیا هوا به آن می‌رسد و پنکه‌هایش می‌چرخند؟</translation>
    </message>
    <message>
        <source>the GPU is held back by its power limit{watts}; that is usual under full load</source>
        <translation>سقف توان، GPU را محدود کرده است{watts}؛ در بار کامل این عادی است</translation>
    </message>
    <message>
        <source>another process has taken {bytes} of the GPU&apos;s memory; where the training needs it, it runs out</source>
        <translation>فرایند دیگری {bytes} از حافظهٔ GPU را گرفته است؛ اگر آموزش به آن نیاز پیدا کند، حافظه تمام می‌شود</translation>
    </message>
    <message>
        <source>{used} of {total} of the memory (RAM) are used; when it is full, the system ends a process, perhaps this one</source>
        <translation>‏{used} از {total} حافظه (RAM) پر است؛ اگر کامل پر شود، سیستم فرایندی را پایان می‌دهد، شاید همین را</translation>
    </message>
    <message>
        <source>this model cannot compute its insides again</source>
        <translation>این مدل نمی‌تواند مقدارهای میانی خود را دوباره محاسبه کند</translation>
    </message>
    <message>
        <source>the GPU&apos;s memory grows by {growth} a step and is full in about {steps} steps ({used} of {total} are used)</source>
        <translation>حافظهٔ GPU در هر گام {growth} رشد می‌کند و پس از حدود {steps} گام پر می‌شود (اکنون {used} از {total} پر است)</translation>
    </message>
    <message>
        <source>this CPU has instructions for it (AMX)</source>
        <translation>این CPU دستورهای آن را دارد (AMX)</translation>
    </message>
    <message>
        <source>without AMX a CPU computes in bf16 more slowly</source>
        <translation>بدون AMX، محاسبهٔ CPU در bf16 کندتر است</translation>
    </message>
    <message>
        <source>the CUDA part cannot be opened ({reason}): NVIDIA&apos;s libraries for LibTorch are not there, or it is of another build; run installer/quickstart --cuda</source>
        <translation>بخش CUDA باز نمی‌شود ({reason}): کتابخانه‌های NVIDIA برای LibTorch وجود ندارند، یا از ساخت دیگری است؛ فرمان ⁨installer/quickstart --cuda⁩ را اجرا کنید</translation>
    </message>
</context>
<context>
    <name>layers</name>
    <message>
        <source>Generator</source>
        <translation>مولد</translation>
    </message>
    <message>
        <source>Period discriminators</source>
        <translation>متمایزگرهای تناوب</translation>
    </message>
    <message>
        <source>Scale discriminators</source>
        <translation>متمایزگرهای مقیاس</translation>
    </message>
    <message>
        <source>Text encoder</source>
        <translation>رمزگذار متن</translation>
    </message>
    <message>
        <source>Duration predictor</source>
        <translation>پیش‌بین دیرش</translation>
    </message>
    <message>
        <source>Global (style) encoder</source>
        <translation>رمزگذار سراسری (سبک)</translation>
    </message>
    <message>
        <source>U-Net decoder</source>
        <translation>رمزگشای U-Net</translation>
    </message>
    <message>
        <source>Speaker embedding</source>
        <translation>بردار تعبیهٔ گوینده (embedding)</translation>
    </message>
    <message>
        <source>Posterior encoder</source>
        <translation>رمزگذار پسین</translation>
    </message>
    <message>
        <source>Flow</source>
        <translation>جریان نرمال‌ساز</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>رمزگشا</translation>
    </message>
    <message>
        <source>Scale discriminator</source>
        <translation>متمایزگر مقیاس</translation>
    </message>
</context>
<context>
    <name>models</name>
    <message>
        <source>there is no model named &apos;{name}&apos;</source>
        <translation>مدلی به نام «{name}» وجود ندارد</translation>
    </message>
    <message>
        <source>the saved weights do not fit this model: {name} {why}. Use the configuration they were trained with</source>
        <translation>وزن‌های ذخیره‌شده با این مدل جور نیستند: {name} {why}. از همان پیکربندی‌ای استفاده کنید که با آن آموزش دیده‌اند</translation>
    </message>
    <message>
        <source>Width of the text encoder; a multiple of 8.</source>
        <translation>پهنای رمزگذار متن؛ مضربی از ۸.</translation>
    </message>
    <message>
        <source>Residual convolution blocks of the text encoder.</source>
        <translation>بلوک‌های کانولوشنی باقی‌مانده (residual) رمزگذار متن.</translation>
    </message>
    <message>
        <source>Width of the U-Net decoder; a multiple of 8.</source>
        <translation>پهنای رمزگشای U-Net؛ مضربی از ۸.</translation>
    </message>
    <message>
        <source>Levels of the U-Net; each halves the time axis.</source>
        <translation>سطح‌های U-Net؛ هر سطح محور زمان را نصف می‌کند.</translation>
    </message>
    <message>
        <source>Residual blocks on each level, down and up.</source>
        <translation>بلوک‌های باقی‌مانده (residual) در هر سطح، در مسیر پایین و بالا.</translation>
    </message>
    <message>
        <source>Size of the style vector that the global encoder makes.</source>
        <translation>اندازهٔ بردار سبک که رمزگذار سراسری می‌سازد.</translation>
    </message>
    <message>
        <source>Width of the global encoder; a multiple of 8.</source>
        <translation>پهنای رمزگذار سراسری؛ مضربی از ۸.</translation>
    </message>
    <message>
        <source>Width of the flow&apos;s end point.</source>
        <translation>پهنای نقطهٔ پایان جریان (flow).</translation>
    </message>
    <message>
        <source>Weight of the loss `recon`: flow matching of the decoder.</source>
        <translation>وزن زیان ⁨`recon`⁩: تطبیق جریان (flow matching) رمزگشا.</translation>
    </message>
    <message>
        <source>Weight of the loss `prior`: the encoder&apos;s own guess.</source>
        <translation>وزن زیان ⁨`prior`⁩: حدس خود رمزگذار.</translation>
    </message>
    <message>
        <source>Weight of the loss `duration`: squared error of its logarithm.</source>
        <translation>وزن زیان ⁨`duration`⁩: مربع خطای لگاریتم آن.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: keeps style vectors near the standard normal distribution.</source>
        <translation>وزن زیان ⁨`kl`⁩: بردارهای سبک را نزدیک توزیع نرمال استاندارد نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `recon` rises from 0.</source>
        <translation>تعداد گام‌هایی که وزن زیان ⁨`recon`⁩ در آن‌ها از ۰ بالا می‌رود.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `prior` rises from 0.</source>
        <translation>تعداد گام‌هایی که وزن زیان ⁨`prior`⁩ در آن‌ها از ۰ بالا می‌رود.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `duration` rises from 0.</source>
        <translation>تعداد گام‌هایی که وزن زیان ⁨`duration`⁩ در آن‌ها از ۰ بالا می‌رود.</translation>
    </message>
    <message>
        <source>Steps over which the weight of the loss `kl` rises from 0.</source>
        <translation>تعداد گام‌هایی که وزن زیان ⁨`kl`⁩ در آن‌ها از ۰ بالا می‌رود.</translation>
    </message>
    <message>
        <source>model.unet.{name} is {width}; it must be a multiple of 8 (of the normalisation&apos;s groups)</source>
        <translation>مقدار ⁨model.unet.{name}⁩ برابر {width} است؛ باید مضربی از ۸ باشد (به سبب گروه‌های نرمال‌سازی)</translation>
    </message>
    <message>
        <source>{key}: {why}</source>
        <translation>‏{key}: {why}</translation>
    </message>
    <message>
        <source>it must be whole numbers above 0</source>
        <translation>باید عددهای صحیح بزرگ‌تر از ۰ باشد</translation>
    </message>
    <message>
        <source>a residual block wants an odd size, or it would change the length</source>
        <translation>اندازهٔ بلوک باقی‌مانده (residual) باید فرد باشد، وگرنه طول را تغییر می‌دهد</translation>
    </message>
    <message>
        <source>it needs as many texts as resblock_kernel_sizes has numbers</source>
        <translation>باید به تعداد عددهای resblock_kernel_sizes متن داشته باشد</translation>
    </message>
    <message>
        <source>it needs a number for each of upsample_rates, not below it, and odd or even like it</source>
        <translation>برای هر عدد upsample_rates یک عدد می‌خواهد که از آن کمتر نباشد و مانند آن فرد یا زوج باشد</translation>
    </message>
    <message>
        <source>each level halves it, and the last would have nothing left</source>
        <translation>هر سطح آن را نصف می‌کند و برای سطح آخر چیزی نمی‌ماند</translation>
    </message>
    <message>
        <source>{section}.upsample_rates make {product} samples of a frame, and audio.hop_length is {hop}; change one so that they are equal</source>
        <translation>مقدارهای ⁨{section}.upsample_rates⁩ از هر فریم {product} نمونه می‌سازند و audio.hop_length برابر {hop} است؛ یکی را تغییر دهید تا با هم برابر شوند</translation>
    </message>
    <message>
        <source>Widths of the residual blocks&apos; convolutions, a number for each block of a level.</source>
        <translation>پهنای کانولوشن‌های بلوک‌های باقی‌مانده (residual)، یک عدد برای هر بلوک سطح.</translation>
    </message>
    <message>
        <source>Dilations of the residual blocks, a text for each block of a level, as in [1 3 5, 1 3 5, 1 3 5].</source>
        <translation>اتساع‌های بلوک‌های باقی‌مانده (residual)، یک متن برای هر بلوک سطح، مانند ⁨[1 3 5, 1 3 5, 1 3 5]⁩.</translation>
    </message>
    <message>
        <source>How many samples each level makes of one; together audio.hop_length.</source>
        <translation>هر سطح از یک نمونه چند نمونه می‌سازد؛ حاصل‌ضرب آن‌ها audio.hop_length است.</translation>
    </message>
    <message>
        <source>Width of each level&apos;s transposed convolution.</source>
        <translation>پهنای کانولوشن ترانهادهٔ هر سطح.</translation>
    </message>
    <message>
        <source>Channels before the first level; each level halves them.</source>
        <translation>تعداد کانال‌ها پیش از نخستین سطح؛ هر سطح آن را نصف می‌کند.</translation>
    </message>
    <message>
        <source>Width of the discriminators&apos; widest layers: 1024, 512, 256, 128 or 64; public weights fit 1024 only.</source>
        <translation>پهنای پهن‌ترین لایه‌های متمایزگرها: ۱۰۲۴، ۵۱۲، ۲۵۶، ۱۲۸ یا ۶۴؛ وزن‌های عمومی فقط با ۱۰۲۴ جورند.</translation>
    </message>
    <message>
        <source>Frames of each recording that a step makes into sound.</source>
        <translation>تعداد فریم‌هایی از هر ضبط که هر گام به صوت تبدیل می‌کند.</translation>
    </message>
    <message>
        <source>Weight of the loss `mel`: how far the spectra are apart.</source>
        <translation>وزن زیان ⁨`mel`⁩: فاصلهٔ طیف‌ها از هم.</translation>
    </message>
    <message>
        <source>Highest frequency that the loss `mel` looks at; 0: half the sampling rate.</source>
        <translation>بالاترین فرکانسی که زیان ⁨`mel`⁩ در نظر می‌گیرد؛ 0: نصف نرخ نمونه‌برداری.</translation>
    </message>
    <message>
        <source>{section}.discriminator_channels is {channels}; it must be 1024, 512, 256, 128 or 64</source>
        <translation>مقدار ⁨{section}.discriminator_channels⁩ برابر {channels} است؛ باید ۱۰۲۴، ۵۱۲، ۲۵۶، ۱۲۸ یا ۶۴ باشد</translation>
    </message>
    <message>
        <source>Kind of model. unet: text to mel, learns most from little; vits: text to sound, compatible with the public checkpoints; hifigan: a vocoder, mel to sound, for the voices of unet.</source>
        <translation>نوع مدل. unet: متن به مِل، از دادهٔ کم بیشترین را می‌آموزد؛ vits: متن به صوت، سازگار با چک‌پوینت‌های عمومی؛ hifigan: وکودر، مِل به صوت، برای صداهای unet.</translation>
    </message>
    <message>
        <source>Widths and depths to begin with; a single setting of the model wins over it. unet: 2.3, 5.9, 17.6 or 37.3 million parameters. vits: large is the public ljs_base. hifigan: small, medium and large are V3, V2 and V1.</source>
        <translation>پهناها و عمق‌های آغازین؛ هر تنظیم جداگانهٔ مدل بر آن مقدم است. unet: ۲٫۳، ۵٫۹، ۱۷٫۶ یا ۳۷٫۳ میلیون پارامتر. vits: ‏large همان ljs_base عمومی است. hifigan: ‏small، medium و large به‌ترتیب V3، V2 و V1 هستند.</translation>
    </message>
    <message>
        <source>model.vits.{name} is {value}; it must be a multiple of {divisor}</source>
        <translation>مقدار ⁨model.vits.{name}⁩ برابر {value} است؛ باید مضربی از {divisor} باشد</translation>
    </message>
    <message>
        <source>Channels of what lies between text and sound (the latent variable); even.</source>
        <translation>تعداد کانال‌های آنچه میان متن و صوت است (متغیر نهان)؛ عددی زوج.</translation>
    </message>
    <message>
        <source>Width of the encoders and of the flow; a multiple of n_heads.</source>
        <translation>پهنای رمزگذارها و جریان (flow)؛ مضربی از n_heads.</translation>
    </message>
    <message>
        <source>Width of the text encoder&apos;s feed-forward layers.</source>
        <translation>پهنای لایه‌های پیش‌خور رمزگذار متن.</translation>
    </message>
    <message>
        <source>Attention heads of the text encoder.</source>
        <translation>تعداد سرهای توجه (attention) رمزگذار متن.</translation>
    </message>
    <message>
        <source>Layers of the text encoder.</source>
        <translation>تعداد لایه‌های رمزگذار متن.</translation>
    </message>
    <message>
        <source>Width of the text encoder&apos;s convolutions.</source>
        <translation>پهنای کانولوشن‌های رمزگذار متن.</translation>
    </message>
    <message>
        <source>Share of the text encoder&apos;s numbers that each step leaves out.</source>
        <translation>سهمی از مقدارهای رمزگذار متن که هر گام کنار می‌گذارد.</translation>
    </message>
    <message>
        <source>Durations are drawn anew each time, as people vary theirs (stochastic duration predictor); false: always the same.</source>
        <translation>دیرش‌ها هر بار از نو به‌تصادف برگزیده می‌شوند، همان‌گونه که در گفتار انسان هم هر بار فرق می‌کنند (پیش‌بین تصادفی دیرش)؛ false: همیشه یکسان.</translation>
    </message>
    <message>
        <source>Spectral norm in the discriminators, in place of weight norm.</source>
        <translation>نُرم طیفی در متمایزگرها، به جای نُرم وزن.</translation>
    </message>
    <message>
        <source>Weight of the loss `kl`: what the text says of the sound against what the recording says.</source>
        <translation>وزن زیان ⁨`kl`⁩: آنچه متن دربارهٔ صوت می‌گوید در برابر آنچه ضبط می‌گوید.</translation>
    </message>
    <message>
        <source>has shape {theirs} instead of {own}</source>
        <translation>به جای شکل {own} شکل {theirs} را دارد</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>موجود نیست</translation>
    </message>
    <message>
        <source>is not known to it</source>
        <translation>برای مدل ناشناخته است</translation>
    </message>
    <message>
        <source>{tensor} ({reason})</source>
        <translation>{tensor} ({reason})</translation>
    </message>
    <message>
        <source>{first}, {rest}</source>
        <translation>{first}، {rest}</translation>
    </message>
    <message>
        <source>{count} more</source>
        <translation>{count} مورد دیگر</translation>
    </message>
    <message>
        <source>Voice of unet (a checkpoint, or the folder of its run) whose frames of the recordings the vocoder learns to make audible; recordings need texts then. Empty: the frames are the recordings&apos; own.</source>
        <translation>صدای unet (یک چک‌پوینت یا پوشهٔ اجرای آن) که وکودر می‌آموزد فریم‌هایی را که آن صدا از ضبط‌ها می‌سازد به صوت تبدیل کند؛ در این صورت ضبط‌ها متن لازم دارند. خالی: فریم‌ها از خود ضبط‌ها هستند.</translation>
    </message>
    <message>
        <source>Residual blocks of the part that makes sound: 1 has two convolutions for each of the first three dilations, 2 has one for each of the first two.</source>
        <translation>بلوک‌های باقی‌ماندهٔ بخشی که صوت می‌سازد: ۱ برای هر یک از سه اتساع نخست دو کانولوشن دارد، ۲ برای هر یک از دو اتساع نخست یکی.</translation>
    </message>
    <message>
        <source>Vocoder (a checkpoint of hifigan, or the folder of its run) that makes the frames audible: the samples, and what checkpoints speak. Empty: Griffin-Lim.</source>
        <translation>وکودری (یک چک‌پوینت hifigan یا پوشهٔ اجرای آن) که فریم‌ها را به صوت تبدیل می‌کند: نمونه‌ها و آنچه چک‌پوینت‌ها می‌گویند. خالی: Griffin-Lim.</translation>
    </message>
    <message>
        <source>Width of what is learned of each speaker. 0: 256 for several, or as wide as in the weights that a training begins with.</source>
        <translation>پهنای آنچه از هر گوینده آموخته می‌شود. ۰: برای چند گوینده ۲۵۶، یا به پهنای وزن‌هایی که آموزش با آن‌ها آغاز می‌شود.</translation>
    </message>
    <message>
        <source>Whether one speaker alone is learned as several are. auto: where a training begins with weights of several, to keep what they know of speakers.</source>
        <translation>آیا یک گوینده همان‌گونه آموخته می‌شود که چند گوینده. auto: هنگامی که آموزش با وزن‌های چند گوینده آغاز می‌شود، تا آنچه از گوینده‌ها می‌دانند بماند.</translation>
    </message>
    <message>
        <source>{section}.segment_frames is {frames}; with an audio.n_fft of {n_fft} and an audio.hop_length of {hop} it must be at least {least}</source>
        <translation>مقدار ⁨{section}.segment_frames⁩ برابر {frames} است؛ با audio.n_fft برابر {n_fft} و audio.hop_length برابر {hop} باید دست‌کم {least} باشد</translation>
    </message>
</context>
<context>
    <name>preset</name>
    <message>
        <source>None</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>نمایشی</translation>
    </message>
    <message>
        <source>Automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>Small GPU</source>
        <translation>‏GPU کوچک</translation>
    </message>
    <message>
        <source>Balanced</source>
        <translation>متوازن</translation>
    </message>
    <message>
        <source>Large GPU</source>
        <translation>‏GPU بزرگ</translation>
    </message>
    <message>
        <source>Fine-tune from a checkpoint</source>
        <translation>تنظیم دقیق از یک چک‌پوینت</translation>
    </message>
    <message>
        <source>VITS, small</source>
        <translation>‏VITS کوچک</translation>
    </message>
    <message>
        <source>VITS, medium</source>
        <translation>‏VITS متوسط</translation>
    </message>
    <message>
        <source>VITS, large</source>
        <translation>‏VITS بزرگ</translation>
    </message>
    <message>
        <source>Vocoder (HiFi-GAN)</source>
        <translation>وکودر (HiFi-GAN)</translation>
    </message>
</context>
<context>
    <name>scripts</name>
    <message>
        <source>Arabic script</source>
        <translation>خط فارسی/عربی</translation>
    </message>
    <message>
        <source>Bengali script</source>
        <translation>خط بنگالی</translation>
    </message>
    <message>
        <source>Cyrillic script</source>
        <translation>خط سیریلیک</translation>
    </message>
    <message>
        <source>Devanagari script</source>
        <translation>خط دیوناگری</translation>
    </message>
    <message>
        <source>Greek script</source>
        <translation>خط یونانی</translation>
    </message>
    <message>
        <source>Korean script</source>
        <translation>خط کره‌ای</translation>
    </message>
    <message>
        <source>Chinese characters</source>
        <translation>نویسه‌های چینی</translation>
    </message>
    <message>
        <source>Hebrew script</source>
        <translation>خط عبری</translation>
    </message>
    <message>
        <source>Japanese script</source>
        <translation>خط ژاپنی</translation>
    </message>
    <message>
        <source>Latin script</source>
        <translation>خط لاتین</translation>
    </message>
    <message>
        <source>Thai script</source>
        <translation>خط تایلندی</translation>
    </message>
    <message>
        <source>script %1</source>
        <translation>خط %1</translation>
    </message>
</context>
<context>
    <name>section</name>
    <message>
        <source>Run</source>
        <translation>اجرا</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>صوت</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>متن</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>مدل</translation>
    </message>
    <message>
        <source>Model: U-Net</source>
        <translation>مدل: U-Net</translation>
    </message>
    <message>
        <source>Recordings</source>
        <translation>ضبط‌ها</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>آموزش</translation>
    </message>
    <message>
        <source>Model: VITS</source>
        <translation>مدل: VITS</translation>
    </message>
    <message>
        <source>Model: HiFi-GAN</source>
        <translation>مدل: HiFi-GAN</translation>
    </message>
</context>
<context>
    <name>session</name>
    <message>
        <source>cannot read {file} (data.exclude_sequences)</source>
        <translation>خواندن {file} ممکن نیست (data.exclude_sequences)</translation>
    </message>
    <message>
        <source>{file} says no form to export to: let its name end in .pt or .safetensors</source>
        <translation>از نام {file} قالب خروجی معلوم نیست: نام آن باید به ⁨.pt⁩ یا ⁨.safetensors⁩ ختم شود</translation>
    </message>
    <message>
        <source>{file} is there already; choose another name with --out</source>
        <translation>‏{file} از پیش وجود دارد؛ نام دیگری را با ⁨--out⁩ انتخاب کنید</translation>
    </message>
    <message>
        <source>the checkpoint was trained with the speakers {saved}, and the corpus has {found}; go on with the old corpus, or begin another run (name) with train.pretrained_path</source>
        <translation>چک‌پوینت با گویندگان {saved} آموزش دیده و پیکره گویندگان {found} را دارد؛ با پیکرهٔ قدیمی ادامه دهید یا اجرای دیگری (name) با train.pretrained_path آغاز کنید</translation>
    </message>
    <message>
        <source>{file} is not UTF-8; save it as UTF-8, or convert it: iconv -f WINDOWS-1252 -t UTF-8</source>
        <translation>‏{file} با کدبندی UTF-8 نیست؛ آن را به‌صورت UTF-8 ذخیره یا تبدیل کنید: ⁨iconv -f WINDOWS-1252 -t UTF-8⁩</translation>
    </message>
    <message>
        <source>{need} of {limit}, by what was measured here: too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>‏{need} از {limit}، بر پایهٔ اندازه‌گیری در همین‌جا: بیش از حد. train.batch_size را نصف و train.gradient_accumulation_steps را دو برابر کنید</translation>
    </message>
    <message>
        <source>about {need} of {limit}, an estimate: probably too much. Halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>حدود {need} از {limit}، به تخمین: احتمالاً بیش از حد. train.batch_size را نصف و train.gradient_accumulation_steps را دو برابر کنید</translation>
    </message>
    <message>
        <source>{need} of {limit}, by what was measured here</source>
        <translation>‏{need} از {limit}، بر پایهٔ اندازه‌گیری در همین‌جا</translation>
    </message>
    <message>
        <source>not known as long as data.corpus names no recordings</source>
        <translation>تا وقتی data.corpus ضبطی را نام نبرد معلوم نیست</translation>
    </message>
    <message>
        <source>{where}: &apos;{value}&apos; is no value of {name}</source>
        <translation>‏{where}: «{value}» مقدار معتبری برای {name} نیست</translation>
    </message>
    <message>
        <source>{key}: there is no {file}; what {out} names is relative to its folder, so write the whole path</source>
        <translation>‏{key}: فایل {file} وجود ندارد؛ مسیرهایی که {out} نام می‌برد نسبت به پوشهٔ خود آن است، پس مسیر کامل را بنویسید</translation>
    </message>
    <message>
        <source>it has no value</source>
        <translation>مقداری ندارد</translation>
    </message>
    <message>
        <source>{where}: unknown setting &apos;{key}&apos;</source>
        <translation>‏{where}: تنظیم ناشناختهٔ «{key}»</translation>
    </message>
    <message>
        <source>{first} has given {key} already</source>
        <translation>‏{first} پیش‌تر {key} را تعیین کرده است</translation>
    </message>
    <message>
        <source>{file} changes nothing: everything is as it is by default</source>
        <translation>‏{file} چیزی را تغییر نمی‌دهد: همه چیز همان پیش‌فرض است</translation>
    </message>
    <message>
        <source>data.corpus is still to be set: the folder of your recordings or their metadata file</source>
        <translation>مقدار data.corpus هنوز باید تعیین شود: پوشهٔ ضبط‌های شما یا فایل فرادادهٔ آن‌ها</translation>
    </message>
    <message>
        <source>a row was left out: {reason}</source>
        <translation>سطری کنار گذاشته شد: {reason}</translation>
    </message>
    <message>
        <source>broken rows</source>
        <translation>سطرهای خراب</translation>
    </message>
    <message>
        <source>{file} was left out by hand</source>
        <translation>‏{file} به‌صورت دستی کنار گذاشته شد</translation>
    </message>
    <message>
        <source>{metadata} has no longer the recording {file} with this text; read the corpus again</source>
        <translation>‏{metadata} دیگر ضبط {file} را با این متن ندارد؛ پیکره را دوباره بخوانید</translation>
    </message>
    <message>
        <source>{file} has no prompt lists, for it is a corpus of the format &apos;{format}&apos;: leave --prompt-list out</source>
        <translation>‏{file} فهرست متن ندارد، زیرا پیکره‌ای با قالب «{format}» است: گزینهٔ ⁨--prompt-list⁩ را حذف کنید</translation>
    </message>
    <message>
        <source>stopped while reading the recordings</source>
        <translation>هنگام خواندن ضبط‌ها متوقف شد</translation>
    </message>
    <message>
        <source>texts without a recording</source>
        <translation>متن‌های بدون ضبط</translation>
    </message>
    <message>
        <source>{file} has no recording beside it</source>
        <translation>کنار {file} ضبطی نیست</translation>
    </message>
    <message>
        <source>cannot play {file}: {reason}</source>
        <translation>پخش {file} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>the run has ended</source>
        <translation>اجرا پایان یافته است</translation>
    </message>
    <message>
        <source>the process that was to train {config} ended at once (exit code {code}): {words}</source>
        <translation>فرایندی که باید {config} را آموزش می‌داد بی‌درنگ پایان یافت (کد خروج {code}): {words}</translation>
    </message>
    <message>
        <source>process {pid} was started to train and cannot be followed yet; it may still begin: formant status says</source>
        <translation>فرایند {pid} برای آموزش راه‌اندازی شد و هنوز نمی‌توان آن را دنبال کرد؛ شاید هنوز آغاز شود: ⁨formant status⁩ آن را نشان می‌دهد</translation>
    </message>
    <message>
        <source>CPU: {cpu}</source>
        <translation>CPU: {cpu}</translation>
    </message>
    <message>
        <source>{name} is remembered in {file}; until it can be used ({reason}), trainings take the best device that can</source>
        <translation>‏{name} در {file} به یاد سپرده شده است؛ تا وقتی قابل استفاده شود ({reason})، آموزش‌ها بهترین دستگاه قابل استفاده را به کار می‌گیرند</translation>
    </message>
    <message>
        <source>{name} is remembered in {file}; `formant hardware --reconfigure` asks again, and --gpu chooses for one run</source>
        <translation>‏{name} در {file} به یاد سپرده شده است؛ ⁨`formant hardware --reconfigure`⁩ دوباره می‌پرسد و ⁨--gpu⁩ برای یک اجرا انتخاب می‌کند</translation>
    </message>
    <message>
        <source>read</source>
        <translation>خواندن</translation>
    </message>
    <message>
        <source>decode</source>
        <translation>رمزگشایی</translation>
    </message>
    <message>
        <source>resample</source>
        <translation>تغییر نرخ نمونه‌برداری</translation>
    </message>
    <message>
        <source>join</source>
        <translation>به‌هم‌پیوستن</translation>
    </message>
    <message>
        <source>features</source>
        <translation>ویژگی‌ها</translation>
    </message>
    <message>
        <source>collate</source>
        <translation>گردآوری دسته</translation>
    </message>
    <message>
        <source>copy to device</source>
        <translation>کپی به دستگاه</translation>
    </message>
    <message>
        <source>wait for data</source>
        <translation>انتظار برای داده</translation>
    </message>
    <message>
        <source>forward</source>
        <translation>گذر پیشرو (forward)</translation>
    </message>
    <message>
        <source>backward</source>
        <translation>گذر پسرو (backward)</translation>
    </message>
    <message>
        <source>optimiser</source>
        <translation>بهینه‌ساز</translation>
    </message>
    <message>
        <source>logging</source>
        <translation>ثبت لاگ</translation>
    </message>
    <message>
        <source>step</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>other</source>
        <translation>سایر</translation>
    </message>
    <message>
        <source>{device}: {steps} steps of {batch} x {accumulation} samples, {ms} ms each: {speed} samples/s</source>
        <translation>‏{device}: {steps} گام با ⁨{batch} × {accumulation}⁩ نمونه، هر کدام ⁨{ms} ms⁩: ‏{speed} نمونه بر ثانیه</translation>
    </message>
    <message>
        <source>busy: {mean} % on average, lowest {lowest} %, 5th percentile {fifth} %, swing {swing} %</source>
        <translation>بار کاری: به‌طور میانگین {mean}٪، کمترین {lowest}٪، صدک پنجم {fifth}٪، دامنهٔ نوسان {swing}٪</translation>
    </message>
    <message>
        <source>No setting would make it notably faster.</source>
        <translation>هیچ تنظیمی آن را به‌طور محسوسی سریع‌تر نمی‌کند.</translation>
    </message>
    <message>
        <source>Would help most: {settings}: about {gain} % more samples/s ({why})</source>
        <translation>مؤثرترین تغییر: {settings}: حدود {gain}٪ نمونهٔ بیشتر در ثانیه ({why})</translation>
    </message>
    <message>
        <source>name a run: its folder, or its name in {runs}</source>
        <translation>یک اجرا را مشخص کنید: پوشهٔ آن یا نامش در {runs}</translation>
    </message>
    <message>
        <source>there is no run {run}, neither as a folder nor in {runs}</source>
        <translation>اجرای {run} وجود ندارد، نه به‌صورت پوشه و نه در {runs}</translation>
    </message>
    <message>
        <source>there are no checkpoints of {path}: it is neither a run in {runs}, nor the folder of a run or of checkpoints</source>
        <translation>چک‌پوینتی از {path} وجود ندارد: نه اجرایی در {runs} است، نه پوشهٔ یک اجرا یا پوشهٔ چک‌پوینت‌ها</translation>
    </message>
    <message>
        <source>{path} is a run or a folder of checkpoints; name one of the files in it, which are listed by: formant checkpoint list {path}</source>
        <translation>‏{path} یک اجرا یا پوشه‌ای از چک‌پوینت‌هاست؛ یکی از فایل‌های درون آن را نام ببرید که با این فرمان فهرست می‌شوند: ⁨formant checkpoint list {path}⁩</translation>
    </message>
    <message>
        <source>cannot follow {run}: {socket}: {reason}</source>
        <translation>دنبال کردن {run} ممکن نیست: {socket}: {reason}</translation>
    </message>
    <message>
        <source>the process that trains {run} does not answer; whether the settings change is not known</source>
        <translation>فرایندی که {run} را آموزش می‌دهد پاسخ نمی‌دهد؛ معلوم نیست تنظیمات تغییر می‌کنند یا نه</translation>
    </message>
    <message>
        <source>process {pid}, which trains {run}, is of another version of formant; this one cannot follow it</source>
        <translation>فرایند {pid}، که {run} را آموزش می‌دهد، از نسخهٔ دیگری از formant است؛ این نسخه نمی‌تواند آن را دنبال کند</translation>
    </message>
    <message>
        <source>{total}, {free} of it free</source>
        <translation>‏{total}، که {free} آن آزاد است</translation>
    </message>
    <message>
        <source>none but float32</source>
        <translation>هیچ‌کدام جز float32</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>بله</translation>
    </message>
    <message>
        <source>no</source>
        <translation>نه</translation>
    </message>
    <message>
        <source>{free} free in {folder}</source>
        <translation>‏{free} فضای آزاد در {folder}</translation>
    </message>
    <message>
        <source>GPU driver</source>
        <translation>درایور GPU</translation>
    </message>
    <message>
        <source>Newest CUDA of the driver</source>
        <translation>تازه‌ترین CUDA درایور</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>معماری</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>حافظه</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>درایور</translation>
    </message>
    <message>
        <source>Computes fast in</source>
        <translation>محاسبهٔ سریع در</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>توجه (attention)</translation>
    </message>
    <message>
        <source>Code for it in LibTorch</source>
        <translation>کد آن در LibTorch</translation>
    </message>
    <message>
        <source>Power limit</source>
        <translation>سقف توان</translation>
    </message>
    <message>
        <source>Place on the bus</source>
        <translation>جایگاه روی گذرگاه</translation>
    </message>
    <message>
        <source>UUID</source>
        <translation>UUID</translation>
    </message>
    <message>
        <source>Platform</source>
        <translation>سکو</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Instruction sets</source>
        <translation>مجموعهٔ دستورها</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>دیسک</translation>
    </message>
    <message>
        <source>Platform    {platform}</source>
        <translation>سکو         {platform}</translation>
    </message>
    <message>
        <source>CPU         {cpu}</source>
        <translation>CPU         {cpu}</translation>
    </message>
    <message>
        <source>Disk        {free} free in {folder}</source>
        <translation>دیسک        {free} فضای آزاد در {folder}</translation>
    </message>
    <message>
        <source>            free memory {free}, driver {driver}, power limit {power}, {uuid}</source>
        <translation>            حافظهٔ آزاد {free}، درایور {driver}، سقف توان {power}، {uuid}</translation>
    </message>
    <message>
        <source>            bf16 {bf16}, fp16 {fp16}, TF32 {tf32}, kernels in this LibTorch {kernels}, attention {attention}</source>
        <translation>            bf16 {bf16}، fp16 {fp16}، TF32 {tf32}، کرنل‌ها در این LibTorch {kernels}، توجه (attention) {attention}</translation>
    </message>
    <message>
        <source>{index}       {gpu}</source>
        <translation>{index}       {gpu}</translation>
    </message>
    <message>
        <source>            cannot be used: {reason}</source>
        <translation>            قابل استفاده نیست: {reason}</translation>
    </message>
    <message>
        <source>GPU         none: {reason}</source>
        <translation>‏GPU         هیچ: {reason}</translation>
    </message>
    <message>
        <source>Chosen      {how}</source>
        <translation>انتخاب      {how}</translation>
    </message>
    <message>
        <source>Remembered  {name} ({device}), {date}</source>
        <translation>ذخیره‌شده {name} ({device})، {date}</translation>
    </message>
    <message>
        <source>Versions    {versions}</source>
        <translation>نسخه‌ها     {versions}</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>as the run began</source>
        <translation>همان آغاز اجرا</translation>
    </message>
    <message>
        <source>configured</source>
        <translation>طبق پیکربندی</translation>
    </message>
    <message>
        <source>{value} would suit this machine: {reason}</source>
        <translation>برای این رایانه {value} مناسب است: {reason}</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>تنظیمات</translation>
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
        <translation>محیط</translation>
    </message>
    <message>
        <source>Recommendations</source>
        <translation>توصیه‌ها</translation>
    </message>
    <message>
        <source>{device} did not pass its self-test: {lines}. Do not train on it before that is mended; `--gpu cpu` uses the CPU</source>
        <translation>‏{device} در خودآزمایی خود رد شد: {lines}. تا این مشکل رفع نشده روی آن آموزش ندهید؛ با ⁨`--gpu cpu`⁩ از CPU استفاده می‌شود</translation>
    </message>
    <message>
        <source>the self-test was stopped</source>
        <translation>خودآزمایی متوقف شد</translation>
    </message>
    <message>
        <source>{key} is {value} in the configuration; {suggestion} would suit this machine: {reason}</source>
        <translation>مقدار {key} در پیکربندی {value} است؛ برای این رایانه {suggestion} مناسب است: {reason}</translation>
    </message>
    <message>
        <source>{system}, in a container ({container})</source>
        <translation>‏{system}، در کانتینر ({container})</translation>
    </message>
    <message>
        <source>, {count} {core|cores}</source>
        <translation>، {count} هسته</translation>
    </message>
    <message>
        <source>, {memory} of memory</source>
        <translation>، {memory} حافظه</translation>
    </message>
    <message>
        <source>{model}{cores}, {threads} usable {thread|threads}{memory}</source>
        <translation>‏{model}{cores}، {threads} رشتهٔ (thread) قابل استفاده{memory}</translation>
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
        <translation>در دسترس نیست</translation>
    </message>
    <message>
        <source>GPU {index}</source>
        <translation>GPU {index}</translation>
    </message>
    <message>
        <source>seen, not usable</source>
        <translation>شناسایی شد، قابل استفاده نیست</translation>
    </message>
    <message>
        <source>chosen automatically: {settings}</source>
        <translation>انتخاب خودکار: {settings}</translation>
    </message>
    <message>
        <source>as this run began: {settings}</source>
        <translation>همان آغاز این اجرا: {settings}</translation>
    </message>
    <message>
        <source>as configured: {settings}</source>
        <translation>طبق پیکربندی: {settings}</translation>
    </message>
    <message>
        <source>counts only where recordings are joined (concatenate_max above 1)</source>
        <translation>فقط وقتی اثر دارد که ضبط‌ها به هم پیوسته شوند (concatenate_max بزرگ‌تر از ۱)</translation>
    </message>
    <message>
        <source>counts only with normalise_loudness</source>
        <translation>فقط با normalise_loudness اثر دارد</translation>
    </message>
    <message>
        <source>train.epochs says when the training ends</source>
        <translation>پایان آموزش را train.epochs تعیین می‌کند</translation>
    </message>
    <message>
        <source>counts only where batch_size or gradient_accumulation_steps is automatic</source>
        <translation>فقط وقتی اثر دارد که batch_size یا gradient_accumulation_steps خودکار باشد</translation>
    </message>
    <message>
        <source>counts only in fp16</source>
        <translation>فقط در fp16 اثر دارد</translation>
    </message>
    <message>
        <source>counts only with use_torch_compile</source>
        <translation>فقط با use_torch_compile اثر دارد</translation>
    </message>
    <message>
        <source>counts only with layers: custom</source>
        <translation>فقط با ⁨layers: custom⁩ اثر دارد</translation>
    </message>
    <message>
        <source>counts only where a plateau is looked for: on_plateau or early_stopping</source>
        <translation>فقط وقتی اثر دارد که توقف پیشرفت پایش شود: on_plateau یا early_stopping</translation>
    </message>
    <message>
        <source>counts only with loss_explosion_protection</source>
        <translation>فقط با loss_explosion_protection اثر دارد</translation>
    </message>
    <message>
        <source>counts only where texts are read as phonemes</source>
        <translation>فقط وقتی اثر دارد که متن‌ها به‌صورت واج خوانده شوند</translation>
    </message>
    <message>
        <source>the connection to process {pid} is lost; it still trains {run}, which can be followed again</source>
        <translation>ارتباط با فرایند {pid} قطع شد؛ این فرایند همچنان {run} را آموزش می‌دهد و می‌توان دوباره آن را دنبال کرد</translation>
    </message>
    <message>
        <source>process {pid}, which trained {run}, ended all of a sudden at step {step}: killed, or crashed (log.txt). Started again, the run goes on from its newest checkpoint</source>
        <translation>فرایند {pid}، که {run} را آموزش می‌داد، ناگهان در گام {step} پایان یافت: آن را کشته‌اند یا از کار افتاده است (log.txt). با شروع دوباره، اجرا از تازه‌ترین چک‌پوینت خود ادامه می‌یابد</translation>
    </message>
    <message>
        <source>&apos;{folder}&apos; is no whole path of a folder; it begins with &apos;/&apos;</source>
        <translation>‏«{folder}» مسیر کامل پوشه نیست؛ مسیر کامل با «/» آغاز می‌شود</translation>
    </message>
    <message>
        <source>nothing can be written into {folder}; choose another folder</source>
        <translation>در {folder} نمی‌توان چیزی نوشت؛ پوشهٔ دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>model {name}: {count} parameters</source>
        <translation>مدل {name}: {count} پارامتر</translation>
    </message>
    <message>
        <source>  {title}: {count}</source>
        <translation>  {title}: {count}</translation>
    </message>
    <message>
        <source>the first step&apos;s loss or gradient is no number</source>
        <translation>زیان یا گرادیان گام نخست عدد نیست</translation>
    </message>
    <message>
        <source>one training step: loss {loss}, gradient norm {norm}</source>
        <translation>یک گام آموزش: زیان {loss}، نُرم گرادیان {norm}</translation>
    </message>
    <message>
        <source>speaks: {frames} frames</source>
        <translation>خواندن متن: {frames} فریم</translation>
    </message>
    <message>
        <source>{file} is no configuration of the older scripts, YAML of sections and settings: {reason}</source>
        <translation>‏{file} پیکربندی اسکریپت‌های قدیمی‌تر، یعنی YAML با بخش‌ها و تنظیمات، نیست: {reason}</translation>
    </message>
    <message>
        <source>batches are always made ready ahead of the training by threads; data.num_workers and data.prefetch_buffer_size say how many</source>
        <translation>دسته‌ها همیشه جلوتر از آموزش و با رشته‌ها (thread) آماده می‌شوند؛ تعداد را data.num_workers و data.prefetch_buffer_size تعیین می‌کنند</translation>
    </message>
    <message>
        <source>a choice of TensorFlow&apos;s, which is not used here</source>
        <translation>انتخابی مربوط به TensorFlow که این‌جا به کار نمی‌رود</translation>
    </message>
    <message>
        <source>TensorFlow&apos;s way to compile a step; the setting for one here is train.use_torch_compile</source>
        <translation>شیوهٔ TensorFlow برای کامپایل یک گام؛ تنظیم معادل در این‌جا train.use_torch_compile است</translation>
    </message>
    <message>
        <source>the window is as long as the Fourier transform, audio.n_fft</source>
        <translation>طول پنجره برابر طول تبدیل فوریه، یعنی audio.n_fft، است</translation>
    </message>
    <message>
        <source>every step is written to the run&apos;s metrics.jsonl</source>
        <translation>هر گام در metrics.jsonl اجرا نوشته می‌شود</translation>
    </message>
    <message>
        <source>{folder} is not the folder of a run: there is no config.yaml in it. Name such a folder, or a configuration file</source>
        <translation>‏{folder} پوشهٔ یک اجرا نیست: config.yaml در آن وجود ندارد. چنین پوشه‌ای یا یک فایل پیکربندی را نام ببرید</translation>
    </message>
    <message>
        <source>you chose it for this device</source>
        <translation>شما آن را برای این دستگاه انتخاب کرده‌اید</translation>
    </message>
    <message>
        <source>stopped before the training began</source>
        <translation>پیش از آغاز آموزش متوقف شد</translation>
    </message>
    <message>
        <source>the defaults and the settings of the command line are valid</source>
        <translation>مقدارهای پیش‌فرض و تنظیمات خط فرمان معتبرند</translation>
    </message>
    <message>
        <source>{file} is valid</source>
        <translation>‏{file} معتبر است</translation>
    </message>
    <message>
        <source>there are no captured graphs yet: with train.use_torch_compile, too, training runs step by step (eagerly); the voice is the same</source>
        <translation>هنوز گراف‌های ثبت‌شده وجود ندارد: با train.use_torch_compile هم آموزش گام‌به‌گام (eager) اجرا می‌شود؛ صدای حاصل همان است</translation>
    </message>
    <message>
        <source>texts are read as {mode}, in the language &apos;{language}&apos;</source>
        <translation>متن‌ها به‌صورت {mode} و به زبان «{language}» خوانده می‌شوند</translation>
    </message>
    <message>
        <source>{file} is not there</source>
        <translation>‏{file} وجود ندارد</translation>
    </message>
    <message>
        <source>{file} is empty (0 bytes)</source>
        <translation>‏{file} خالی است (صفر بایت)</translation>
    </message>
    <message>
        <source>{file} has no text</source>
        <translation>‏{file} متن ندارد</translation>
    </message>
    <message>
        <source>{file} is {format}, which formant does not decode</source>
        <translation>قالب {file} برابر {format} است که formant رمزگشایی نمی‌کند</translation>
    </message>
    <message>
        <source>{file} names {count} recordings, all there and with a text</source>
        <translation>‏{file} از {count} ضبط نام می‌برد که همه موجود و دارای متن‌اند</translation>
    </message>
    <message>
        <source>none of the {count} recordings that {file} names can be used; the first: {first}</source>
        <translation>هیچ‌یک از {count} ضبطی که {file} نام می‌برد قابل استفاده نیست؛ نخستین: {first}</translation>
    </message>
    <message>
        <source>data.validation_share {share} keeps none of the {count} recordings to validate on, for they are chosen by a hash of their names: set a larger one, or data.validation</source>
        <translation>با مقدار {share} برای data.validation_share، از {count} ضبط هیچ‌کدام برای اعتبارسنجی کنار گذاشته نمی‌شود، زیرا بر پایهٔ hash نامشان انتخاب می‌شوند: مقدار بزرگ‌تری بگذارید یا data.validation را تعیین کنید</translation>
    </message>
    <message>
        <source>{count} recordings are kept to validate on</source>
        <translation>‏{count} ضبط برای اعتبارسنجی نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>train.early_stopping and train.on_plateau go by validations, and there are none: set data.validation or a larger data.validation_share</source>
        <translation>کار train.early_stopping و train.on_plateau بر پایهٔ اعتبارسنجی‌هاست و اعتبارسنجی‌ای در کار نیست: data.validation را تعیین کنید یا data.validation_share را بزرگ‌تر کنید</translation>
    </message>
    <message>
        <source>trains on {device}, which computes as it should</source>
        <translation>آموزش روی {device} که درست محاسبه می‌کند</translation>
    </message>
    <message>
        <source>{folder} cannot be written; --runs chooses another place</source>
        <translation>نوشتن در {folder} ممکن نیست؛ با ⁨--runs⁩ جای دیگری انتخاب می‌شود</translation>
    </message>
    <message>
        <source>the run is kept in {folder}</source>
        <translation>اجرا در {folder} نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>steps of {batch} {sample|samples} do not work here: {reason}</source>
        <translation>گام‌های {batch} نمونه‌ای این‌جا کار نمی‌کنند: {reason}</translation>
    </message>
    <message>
        <source>a training takes about {need} of memory, and there are {limit}; {activations} of it are for {batch} samples of up to {seconds} s: halve train.batch_size and double train.gradient_accumulation_steps, or set train.use_gradient_checkpointing</source>
        <translation>آموزش حدود {need} حافظه می‌گیرد و {limit} موجود است؛ {activations} آن برای {batch} نمونهٔ حداکثر {seconds} ثانیه‌ای است: train.batch_size را نصف و train.gradient_accumulation_steps را دو برابر کنید یا train.use_gradient_checkpointing را فعال کنید</translation>
    </message>
    <message>
        <source>a training takes about {need} of {limit}: {parameters} for weights, gradients, optimiser and average, {program} for the program, {activations} for {batch} samples of up to {seconds} s (measured with 1 and {larger})</source>
        <translation>آموزش حدود {need} از {limit} می‌گیرد: {parameters} برای وزن‌ها، گرادیان‌ها، بهینه‌ساز و میانگین، {program} برای برنامه، {activations} برای {batch} نمونهٔ حداکثر {seconds} ثانیه‌ای (اندازه‌گیری‌شده با ۱ و {larger})</translation>
    </message>
    <message>
        <source>steps of one sample work here; two at a time would not</source>
        <translation>گام‌های تک‌نمونه‌ای این‌جا کار می‌کنند؛ دو نمونه با هم کار نمی‌کند</translation>
    </message>
    <message>
        <source>{name} with {millions} million parameters</source>
        <translation>‏{name} با {millions} میلیون پارامتر</translation>
    </message>
    <message>
        <source>{tried} of the {count} recordings were decoded to see: {seconds} s of sound each on average, {total} in all</source>
        <translation>از {count} ضبط، {tried} ضبط به‌طور آزمایشی رمزگشایی شد: میانگین هر کدام {seconds} ثانیه صدا، در مجموع {total}</translation>
    </message>
    <message>
        <source>checkpoints take up to {need}; {free} are free in {folder}</source>
        <translation>چک‌پوینت‌ها تا {need} جا می‌گیرند؛ {free} در {folder} آزاد است</translation>
    </message>
    <message>
        <source>checkpoints take up to {need}, but only {free} are free in {folder}; the training will wait when the disk is full. Free some, lower train.keep_checkpoints, or choose another place with --runs</source>
        <translation>چک‌پوینت‌ها تا {need} جا می‌گیرند، اما فقط {free} در {folder} آزاد است؛ با پر شدن دیسک، آموزش منتظر می‌ماند. فضا آزاد کنید، train.keep_checkpoints را کم کنید یا با ⁨--runs⁩ جای دیگری انتخاب کنید</translation>
    </message>
    <message>
        <source>{folder}, where decoded recordings are kept, cannot be written; set XDG_CACHE_HOME to another place</source>
        <translation>نوشتن در {folder}، که ضبط‌های رمزگشایی‌شده در آن نگه داشته می‌شوند، ممکن نیست؛ XDG_CACHE_HOME را روی جای دیگری تنظیم کنید</translation>
    </message>
    <message>
        <source>decoded recordings take up to {need}; {free} are free in {folder}</source>
        <translation>ضبط‌های رمزگشایی‌شده تا {need} جا می‌گیرند؛ {free} در {folder} آزاد است</translation>
    </message>
    <message>
        <source>decoded recordings take up to {need}, but only {free} are free in {folder}; free some, or set XDG_CACHE_HOME to another place</source>
        <translation>ضبط‌های رمزگشایی‌شده تا {need} جا می‌گیرند، اما فقط {free} در {folder} آزاد است؛ فضا آزاد کنید یا XDG_CACHE_HOME را روی جای دیگری تنظیم کنید</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) has no weights of this model</source>
        <translation>‏{file} (train.pretrained_path) هیچ وزنی از این مدل ندارد</translation>
    </message>
    <message>
        <source>goes on after step {step} of {file}</source>
        <translation>پس از گام {step} از {file} ادامه می‌یابد</translation>
    </message>
    <message>
        <source>the preset fine_tune is for a voice that is trained already, and this training begins without one; name its checkpoint: --set train.pretrained_path=FILE</source>
        <translation>پیش‌تنظیم fine_tune برای صدایی است که از پیش آموزش دیده، و این آموزش بدون آن آغاز می‌شود؛ چک‌پوینت آن را مشخص کنید: ⁨--set train.pretrained_path=FILE⁩</translation>
    </message>
    <message>
        <source>begins with the weights of {file}</source>
        <translation>با وزن‌های {file} آغاز می‌شود</translation>
    </message>
    <message>
        <source>the recordings&apos; disk reads only {speed} MB/s; a copy on a local disk would be faster</source>
        <translation>دیسک ضبط‌ها فقط ⁨{speed} MB/s⁩ می‌خواند؛ نسخه‌ای روی دیسک محلی سریع‌تر است</translation>
    </message>
    <message>
        <source>the recordings&apos; disk reads {speed} MB/s</source>
        <translation>دیسک ضبط‌ها ⁨{speed} MB/s⁩ می‌خواند</translation>
    </message>
    <message>
        <source>about {time} for {steps} steps: one with made-up samples of {sample_s} s, the mean length here, took {seconds} s</source>
        <translation>حدود {time} برای {steps} گام: یک گام با نمونه‌های ساختگی {sample_s} ثانیه‌ای، که میانگین طول در این‌جاست، {seconds} ثانیه طول کشید</translation>
    </message>
    <message>
        <source>{file} was left out: its text has nothing to speak</source>
        <translation>‏{file} کنار گذاشته شد: متن آن چیزی برای خواندن ندارد</translation>
    </message>
    <message>
        <source>Nothing but the defaults.</source>
        <translation>فقط مقدارهای پیش‌فرض.</translation>
    </message>
    <message>
        <source>A voice of a few words from a minute of short recordings, trained in minutes on two CPU cores.</source>
        <translation>صدایی با چند واژه از یک دقیقه ضبط کوتاه، که در چند دقیقه روی دو هستهٔ CPU آموزش می‌بیند.</translation>
    </message>
    <message>
        <source>For any machine: batches, precision and buffers as suit its GPU or its CPU (formant hardware shows them), the rest as in balanced.</source>
        <translation>برای هر رایانه‌ای: دسته‌ها، دقت و بافرها مناسب GPU یا CPU آن (⁨formant hardware⁩ آن‌ها را نشان می‌دهد)، بقیه مانند balanced.</translation>
    </message>
    <message>
        <source>For a GPU with 4 to 8 GB: small batches, added up, in half precision, and as little as can be kept in its memory.</source>
        <translation>برای GPUهای ۴ تا ⁨۸ GB⁩: دسته‌های کوچک و انباشته، با نیم‌دقت، و کمترین مقدار ممکن در حافظهٔ آن.</translation>
    </message>
    <message>
        <source>For a GPU with 8 to 16 GB and a corpus of some hours: where most begin.</source>
        <translation>برای GPUهای ۸ تا ⁨۱۶ GB⁩ و پیکره‌ای چندساعته: نقطهٔ شروع بیشتر افراد.</translation>
    </message>
    <message>
        <source>For a GPU with 24 GB or more, Ampere or later: large batches in bf16, more of them kept ready.</source>
        <translation>برای GPUهای ⁨۲۴ GB⁩ یا بیشتر، Ampere به بعد: دسته‌های بزرگ با bf16 و دسته‌های آمادهٔ بیشتر.</translation>
    </message>
    <message>
        <source>To go on with a voice that is trained already, on other recordings: low learning rate, few steps, looked at often, ended when the validation no longer becomes better.</source>
        <translation>برای ادامه دادن صدایی که از پیش آموزش دیده، روی ضبط‌های دیگر: نرخ یادگیری پایین، گام‌های کم، بررسی مکرر، و پایان وقتی اعتبارسنجی دیگر بهتر نشود.</translation>
    </message>
    <message>
        <source>{file} (train.pretrained_path) holds a model &apos;{saved}&apos;, and model.name is &apos;{model}&apos;</source>
        <translation>‏{file} (train.pretrained_path) مدل «{saved}» را دارد و model.name برابر «{model}» است</translation>
    </message>
    <message>
        <source>the weights to begin with have {count} speakers, which are left behind: the corpus has one</source>
        <translation>وزن‌های آغازین {count} گوینده دارند که کنار گذاشته می‌شوند: پیکره یک گوینده دارد</translation>
    </message>
    <message>
        <source>all speakers are new to the weights to begin with</source>
        <translation>همهٔ گویندگان برای وزن‌های آغازین تازه‌اند</translation>
    </message>
    <message>
        <source>the weights to begin with know all speakers</source>
        <translation>وزن‌های آغازین همهٔ گویندگان را می‌شناسند</translation>
    </message>
    <message>
        <source>the weights to begin with know the speakers {known}; new to them are {fresh}</source>
        <translation>وزن‌های آغازین گویندگان {known} را می‌شناسند؛ این‌ها برایشان تازه‌اند: {fresh}</translation>
    </message>
    <message>
        <source>{file} is no queue of trainings; it should be like {example}</source>
        <translation>‏{file} صف آموزش نیست؛ باید مانند {example} باشد</translation>
    </message>
    <message>
        <source>{file}: job {number} cannot be understood ({reason}); a job is like {example}</source>
        <translation>‏{file}: کار شمارهٔ {number} قابل فهم نیست ({reason})؛ هر کار مانند {example} است</translation>
    </message>
    <message>
        <source>{file} was written by a newer version of formant; use that one, or another file</source>
        <translation>‏{file} با نسخهٔ تازه‌تری از formant نوشته شده است؛ از همان نسخه یا از فایل دیگری استفاده کنید</translation>
    </message>
    <message>
        <source>a training that runs cannot be changed; stop it first</source>
        <translation>آموزش در حال اجرا را نمی‌توان تغییر داد؛ نخست آن را متوقف کنید</translation>
    </message>
    <message>
        <source>the reference gives no style: {reason}</source>
        <translation>صدای مرجع سبکی به دست نمی‌دهد: {reason}</translation>
    </message>
    <message>
        <source>{device} is no longer there; what was measured is not remembered</source>
        <translation>‏{device} دیگر موجود نیست؛ آنچه اندازه‌گیری شد به یاد سپرده نمی‌شود</translation>
    </message>
    <message>
        <source>remembered in {file}: batch size {batch} on {device}, for {model} in {precision}; train.batch_size: 0 takes it</source>
        <translation>در {file} به یاد سپرده شد: اندازهٔ دستهٔ {batch} روی {device}، برای {model} با دقت {precision}؛ ⁨train.batch_size: 0⁩ از آن استفاده می‌کند</translation>
    </message>
    <message>
        <source>cannot write {path}</source>
        <translation>نوشتن {path} ممکن نیست</translation>
    </message>
    <message>
        <source>Version of the configuration&apos;s form.</source>
        <translation>نسخهٔ قالب پیکربندی.</translation>
    </message>
    <message>
        <source>Name of the run; its folder below the runs folder.</source>
        <translation>نام اجرا؛ نام پوشهٔ آن درون پوشهٔ اجراها.</translation>
    </message>
    <message>
        <source>Named set of values to begin with; every value that the configuration or the command line gives wins over it.</source>
        <translation>مجموعه‌ای نام‌دار از مقدارهای آغازین؛ هر مقداری که پیکربندی یا خط فرمان بدهد بر آن مقدم است.</translation>
    </message>
    <message>
        <source>&apos;{name}&apos; cannot be the name of a run: it names a folder, without &apos;/&apos; and tabs, not starting with &apos;.&apos; or &apos;-&apos;, and without blanks around it</source>
        <translation>‏«{name}» نمی‌تواند نام اجرا باشد: نام یک پوشه است، بدون «/» و tab، بدون «.» یا «-» در آغاز و بدون فاصله در دو سر</translation>
    </message>
    <message>
        <source>computes on {device}: {how}</source>
        <translation>روی {device} محاسبه می‌کند: {how}</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>خواندن پوشهٔ {folder} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>&apos;{line}&apos; is no command to a run; those are pause, resume, stop, save_now, sample_now, and change with settings</source>
        <translation>‏«{line}» فرمانی برای اجرا نیست؛ فرمان‌ها این‌هایند: pause، resume، stop، save_now، sample_now و change همراه با تنظیمات</translation>
    </message>
    <message>
        <source>cannot make the socket {path} for those who follow the run: {reason}</source>
        <translation>ساختن سوکت {path} برای دنبال‌کنندگان اجرا ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>other processes cannot follow this run: the path of its folder is too long for a socket, and XDG_RUNTIME_DIR is not set</source>
        <translation>فرایندهای دیگر نمی‌توانند این اجرا را دنبال کنند: مسیر پوشهٔ آن برای سوکت بیش از حد طولانی است و XDG_RUNTIME_DIR تنظیم نشده است</translation>
    </message>
    <message>
        <source>nobody trains {run} now</source>
        <translation>اکنون کسی {run} را آموزش نمی‌دهد</translation>
    </message>
    <message>
        <source>process {pid} trains {run}, but nobody can follow it: it is a window&apos;s, or has only begun</source>
        <translation>فرایند {pid} در حال آموزش {run} است، ولی کسی نمی‌تواند آن را دنبال کند: متعلق به یک پنجره است یا تازه آغاز شده</translation>
    </message>
    <message>
        <source>the run {folder} has checkpoints already, and --resume never would write over them; use --resume auto or another name</source>
        <translation>اجرای {folder} از پیش چک‌پوینت دارد و ⁨--resume never⁩ آن‌ها را بازنویسی می‌کند؛ از ⁨--resume auto⁩ یا نام دیگری استفاده کنید</translation>
    </message>
    <message>
        <source>process {pid} was asked to stop and has not yet; it may be in a long step</source>
        <translation>از فرایند {pid} خواسته شد متوقف شود و هنوز نشده است؛ شاید در میانهٔ گامی طولانی باشد</translation>
    </message>
    <message>
        <source>beginning with the weights of {file}</source>
        <translation>آغاز با وزن‌های {file}</translation>
    </message>
    <message>
        <source>reading the recordings of {corpus}</source>
        <translation>خواندن ضبط‌های {corpus}</translation>
    </message>
    <message>
        <source>{training} {recording|recordings} to train on, {validation} to validate</source>
        <translation>‏{training} ضبط برای آموزش و {validation} برای اعتبارسنجی</translation>
    </message>
    <message>
        <source>{count} speakers: {names}</source>
        <translation>‏{count} گوینده: {names}</translation>
    </message>
    <message>
        <source>the corpus is not the one that the checkpoint was trained on; the training goes on with the new</source>
        <translation>این پیکره همان نیست که چک‌پوینت با آن آموزش دیده؛ آموزش با پیکرهٔ تازه ادامه می‌یابد</translation>
    </message>
    <message>
        <source>going on after step {step} of {file}</source>
        <translation>ادامه پس از گام {step} از {file}</translation>
    </message>
    <message>
        <source>changed since the checkpoint: {keys}; the training goes on with the new values, not as if it had never stopped</source>
        <translation>تغییرکرده پس از چک‌پوینت: {keys}؛ آموزش با مقدارهای تازه ادامه می‌یابد، نه چنان‌که گویی هرگز متوقف نشده است</translation>
    </message>
    <message>
        <source>the damaged checkpoint is kept as {file}</source>
        <translation>چک‌پوینت آسیب‌دیده با نام {file} نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>{count} later {checkpoint is|checkpoints are} from another way on, and kept as abandoned_step_N.pt</source>
        <translation>‏{count} چک‌پوینت بعدی از مسیر دیگری است و با نام abandoned_step_N.pt نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>no step for {seconds} s, more than 20 times as long as usual; is the GPU or the disk busy with something else, or the machine out of memory?</source>
        <translation>گامی در {seconds} ثانیه انجام نشده، بیش از ۲۰ برابر معمول؛ آیا GPU یا دیسک سرگرم کار دیگری است یا حافظهٔ رایانه تمام شده است؟</translation>
    </message>
    <message>
        <source>it cannot be spoken: {reason}</source>
        <translation>خواندن آن ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>out of memory, though this one sentence alone was spoken: &apos;{sentence}&apos;; divide it with full stops, end other programs that use this memory, or speak with --gpu cpu</source>
        <translation>حافظه تمام شد، با آن‌که فقط همین یک جمله خوانده می‌شد: «{sentence}»؛ آن را با نقطه تقسیم کنید، برنامه‌های دیگری را که از این حافظه استفاده می‌کنند ببندید یا با ⁨--gpu cpu⁩ بخوانید</translation>
    </message>
    <message>
        <source>this voice has one speaker, who is not called &apos;{name}&apos;; leave --speaker out, and the column of speakers in lists</source>
        <translation>این صدا یک گوینده دارد که نامش «{name}» نیست؛ ⁨--speaker⁩ و ستون گوینده در فهرست‌ها را حذف کنید</translation>
    </message>
    <message>
        <source>this voice has no speaker &apos;{name}&apos;; it has {names}</source>
        <translation>این صدا گویندهٔ «{name}» را ندارد؛ این‌ها را دارد: {names}</translation>
    </message>
    <message>
        <source>this voice has several speakers, and the first speaks; --speaker takes another of {names}</source>
        <translation>این صدا چند گوینده دارد و نخستین آن‌ها می‌خواند؛ با ⁨--speaker⁩ گویندهٔ دیگری از میان {names} انتخاب می‌شود</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is no name for a file; its text is spoken into {file}</source>
        <translation>شناسهٔ «{id}» نام فایل نمی‌شود؛ متن آن در {file} خوانده می‌شود</translation>
    </message>
    <message>
        <source>the id &apos;{id}&apos; is there before, perhaps in other letters (a, A); the later text is spoken into {file}</source>
        <translation>شناسهٔ «{id}» پیش‌تر آمده، شاید با حروف دیگر (a، A)؛ متن بعدی در {file} خوانده می‌شود</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;; is &apos;{nearest}&apos; meant?</source>
        <translation>هیچ متنی شناسهٔ «{id}» ندارد؛ آیا منظور «{nearest}» است؟</translation>
    </message>
    <message>
        <source>no text has the id &apos;{id}&apos;</source>
        <translation>هیچ متنی شناسهٔ «{id}» ندارد</translation>
    </message>
    <message>
        <source>nothing to speak: give --text or --list</source>
        <translation>چیزی برای خواندن نیست: ⁨--text⁩ یا ⁨--list⁩ را بدهید</translation>
    </message>
    <message>
        <source>{place}: each line must be like {example}</source>
        <translation>‏{place}: هر خط باید مانند {example} باشد</translation>
    </message>
    <message>
        <source>{place}: the first line must name the columns: id,text</source>
        <translation>‏{place}: خط نخست باید نام ستون‌ها باشد: ⁨id,text⁩</translation>
    </message>
    <message>
        <source>{file} is no list of texts: let its name end in .txt (a text a line), .csv (columns id,text) or .jsonl (keys id, text)</source>
        <translation>‏{file} فهرست متن نیست: نام آن باید به ⁨.txt⁩ (یک متن در هر خط)، ⁨.csv⁩ (ستون‌های ⁨id,text⁩) یا ⁨.jsonl⁩ (کلیدهای ⁨id, text⁩) ختم شود</translation>
    </message>
    <message>
        <source>speaking was stopped; {done} of {all} texts are in {folder}</source>
        <translation>خواندن متن‌ها متوقف شد؛ {done} متن از {all} متن در {folder} است</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>خواندن متن متوقف شد</translation>
    </message>
    <message>
        <source>its sentences cannot be joined: {reason}</source>
        <translation>پیوستن جمله‌های آن به هم ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>Training thread, one step</source>
        <translation>رشتهٔ (thread) آموزش، برای یک گام</translation>
    </message>
    <message>
        <source>{count} {worker makes|workers make} batches, one sample</source>
        <translation>‏{count} رشتهٔ (thread) سازندهٔ دسته، برای یک نمونه</translation>
    </message>
    <message>
        <source>{count} {process prepares|processes prepare} recordings, one recording</source>
        <translation>‏{count} فرایند آماده‌سازی ضبط‌ها، برای یک ضبط</translation>
    </message>
    <message>
        <source>it failed: {reason}</source>
        <translation>ناموفق بود: {reason}</translation>
    </message>
    <message>
        <source>its process was killed, as the system does where memory does not suffice, or hangs</source>
        <translation>فرایند آن کشته شد، همان کاری که سیستم هنگام کمبود حافظه می‌کند، یا گیر کرده است</translation>
    </message>
    <message>
        <source>{file} was left out: there is nothing to train on of its speaker {speaker}</source>
        <translation>‏{file} کنار گذاشته شد: از گویندهٔ آن، {speaker}، چیزی برای آموزش نیست</translation>
    </message>
    <message>
        <source>{file} was left out: its text has sounds that the checkpoint&apos;s voice does not know</source>
        <translation>‏{file} کنار گذاشته شد: متن آن آواهایی دارد که صدای چک‌پوینت نمی‌شناسد</translation>
    </message>
    <message>
        <source>{file} was left out: it is too short for its text; do the two belong together?</source>
        <translation>‏{file} کنار گذاشته شد: برای متن خود بیش از حد کوتاه است؛ آیا این دو به هم تعلق دارند؟</translation>
    </message>
    <message>
        <source>no recording is left to train on; the first that was left out: {first}</source>
        <translation>ضبطی برای آموزش نمانده است؛ نخستین موردی که کنار گذاشته شد: {first}</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقف شد</translation>
    </message>
    <message>
        <source>one sample takes more than 85 % of the memory</source>
        <translation>یک نمونه بیش از ۸۵٪ حافظه را می‌گیرد</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use train.use_gradient_checkpointing, a smaller model, or leave out the longest recordings</source>
        <translation>حتی با یک نمونه در هر بار هم آموزش ممکن نیست: {reason}؛ train.use_gradient_checkpointing یا مدل کوچک‌تری به کار ببرید، یا طولانی‌ترین ضبط‌ها را کنار بگذارید</translation>
    </message>
    <message>
        <source>{file} holds no sentences; write one on each line</source>
        <translation>‏{file} هیچ جمله‌ای ندارد؛ در هر خط یک جمله بنویسید</translation>
    </message>
    <message>
        <source>there is no list of sentences {file}</source>
        <translation>فهرست جمله‌های {file} وجود ندارد</translation>
    </message>
    <message>
        <source>{folder} holds a voice already; go on with it, or give the new one another name</source>
        <translation>‏{folder} از پیش صدایی دارد؛ با همان ادامه دهید یا نام دیگری به صدای تازه بدهید</translation>
    </message>
    <message>
        <source>a voice needs its speaker, what the speaker has agreed to, a licence and a language</source>
        <translation>صدا به گوینده، آنچه گوینده پذیرفته است، مجوز و زبان نیاز دارد</translation>
    </message>
    <message>
        <source>{folder} holds no recorded voice: it needs profile.json and the folder recordings/</source>
        <translation>‏{folder} صدای ضبط‌شده‌ای ندارد: به ⁨profile.json⁩ و پوشهٔ ⁨recordings/⁩ نیاز دارد</translation>
    </message>
    <message>
        <source>the list &apos;{list}&apos; has no sentence {number}</source>
        <translation>فهرست «{list}» جملهٔ {number} را ندارد</translation>
    </message>
    <message>
        <source>left out by hand</source>
        <translation>کنارگذاشته‌شده به‌صورت دستی</translation>
    </message>
    <message>
        <source>{file} was taken back by hand</source>
        <translation>‏{file} به‌صورت دستی بازگردانده شد</translation>
    </message>
    <message>
        <source>the run {run} is trained already: it has reached step {step}, and train.max_steps asks for {steps}. To train it longer, set a larger train.max_steps; to train another voice, give it another name</source>
        <translation>اجرای {run} از پیش آموزش دیده است: به گام {step} رسیده و مقدار train.max_steps برابر {steps} است. برای آموزش بیشتر، train.max_steps را بزرگ‌تر کنید؛ برای آموزش صدایی دیگر، نام دیگری به آن بدهید</translation>
    </message>
    <message>
        <source>the run {run} was trained on the recordings of {before} and goes on with others; if they are of another voice, give it another name</source>
        <translation>اجرای {run} با ضبط‌های {before} آموزش دیده و با ضبط‌های دیگری ادامه می‌یابد؛ اگر این ضبط‌ها از صدای دیگری هستند، نام دیگری به آن بدهید</translation>
    </message>
    <message>
        <source>train.sample_texts is empty: the samples speak {count} {text|texts} of the recordings that are kept to validate on</source>
        <translation>‏train.sample_texts خالی است: نمونه‌ها {count} متن از ضبط‌هایی را می‌خوانند که برای اعتبارسنجی نگه داشته شده‌اند</translation>
    </message>
    <message>
        <source>train.sample_texts is empty: the samples speak {count} {text|texts} of the recordings that are trained on, for none are kept to validate on</source>
        <translation>‏train.sample_texts خالی است: نمونه‌ها {count} متن از ضبط‌های آموزش را می‌خوانند، زیرا ضبطی برای اعتبارسنجی نگه داشته نشده است</translation>
    </message>
    <message>
        <source>there is no public form of a model &apos;{model}&apos;; those of vits and hifigan can be converted</source>
        <translation>مدل «{model}» قالب عمومی ندارد؛ مدل‌های vits و hifigan را می‌توان تبدیل کرد</translation>
    </message>
    <message>
        <source>{file} is there already; choose another folder with --out</source>
        <translation>‏{file} از پیش وجود دارد؛ پوشهٔ دیگری را با ⁨--out⁩ انتخاب کنید</translation>
    </message>
    <message>
        <source>counts only for another kind of model</source>
        <translation>فقط برای نوع دیگری از مدل اثر دارد</translation>
    </message>
    <message>
        <source>counts only with schedule: cosine</source>
        <translation>فقط با ⁨schedule: cosine⁩ اثر دارد</translation>
    </message>
    <message>
        <source>counts only with schedule: exponential</source>
        <translation>فقط با ⁨schedule: exponential⁩ اثر دارد</translation>
    </message>
    <message>
        <source>counts only with pretrained_path</source>
        <translation>فقط با pretrained_path اثر دارد</translation>
    </message>
    <message>
        <source>VITS, text to sound in one model, small and quick.</source>
        <translation>‏VITS، متن به صوت در یک مدل، کوچک و سریع.</translation>
    </message>
    <message>
        <source>VITS with the public encoders and a light decoder.</source>
        <translation>‏VITS با رمزگذارهای عمومی و یک رمزگشای سبک.</translation>
    </message>
    <message>
        <source>VITS with the sizes of the public ljs_base.</source>
        <translation>‏VITS با اندازه‌های ljs_base عمومی.</translation>
    </message>
    <message>
        <source>the weights to begin with do not name their speakers: they are taken for those of the corpus in the order of their names</source>
        <translation>وزن‌های آغازین نام گویندگان خود را ندارند: به ترتیب نام، همان گویندگان پیکره به شمار می‌آیند</translation>
    </message>
    <message>
        <source>the weights to begin with do not fit this model: {tensors}. Use the configuration they were trained with, or take what fits with train.pretrained_partial (--partial)</source>
        <translation>وزن‌های آغازین با این مدل جور نیستند: {tensors}. از همان پیکربندی‌ای استفاده کنید که با آن آموزش دیده‌اند، یا با train.pretrained_partial (⁨--partial⁩) فقط آنچه را جور است بردارید</translation>
    </message>
    <message>
        <source>{count} {tensor|tensors} of the weights to begin with {is|are} taken</source>
        <translation>‏{count} تانسور از وزن‌های آغازین برداشته می‌شود</translation>
    </message>
    <message>
        <source>these begin at random: {tensors}</source>
        <translation>این‌ها با مقدار تصادفی آغاز می‌شوند: {tensors}</translation>
    </message>
    <message>
        <source>these of the file are left out: {tensors}</source>
        <translation>این‌ها از فایل کنار گذاشته می‌شوند: {tensors}</translation>
    </message>
    <message>
        <source>and those of {file} beside it</source>
        <translation>و وزن‌های {file} در کنار آن</translation>
    </message>
    <message>
        <source>a training takes about {need} of memory, and there are {limit}; {activations} of it are for {batch} samples of up to {seconds} s: halve train.batch_size and double train.gradient_accumulation_steps</source>
        <translation>آموزش حدود {need} حافظه می‌گیرد و {limit} موجود است؛ {activations} آن برای {batch} نمونهٔ حداکثر {seconds} ثانیه‌ای است: train.batch_size را نصف و train.gradient_accumulation_steps را دو برابر کنید</translation>
    </message>
    <message>
        <source>train.use_gradient_checkpointing saves no memory with {name}, which keeps all activations; set it off</source>
        <translation>train.use_gradient_checkpointing با {name} حافظه‌ای صرفه‌جویی نمی‌کند، زیرا این مدل همهٔ فعال‌سازی‌ها را نگه می‌دارد؛ آن را خاموش کنید</translation>
    </message>
    <message>
        <source>the weights to begin with do not name their symbols: they are taken for those of the texts in their order. If they are others, the voice has to learn to read anew; lay their symbols.txt, a symbol a line, beside the file</source>
        <translation>وزن‌های آغازین نمادهای خود را نام نمی‌برند: به همان ترتیب، نمادهای متن‌ها به شمار می‌آیند. اگر نمادهای دیگری باشند، صدا باید خواندن را از نو بیاموزد؛ فایل symbols.txt آن‌ها را، با یک نماد در هر سطر، کنار فایل بگذارید</translation>
    </message>
    <message>
        <source>not even one sample at a time can be trained: {reason}; use a smaller model, or leave out the longest recordings</source>
        <translation>حتی با یک نمونه در هر بار هم آموزش ممکن نیست: {reason}؛ مدل کوچک‌تری به کار ببرید، یا طولانی‌ترین ضبط‌ها را کنار بگذارید</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, in which most of these texts are not written: set the language that they are in. The first: {text}</source>
        <translation>مقدار text.language «{language}» است، اما بیشتر این متن‌ها به خط آن زبان نیستند: زبان خودشان را انتخاب کنید. نخستین متن: {text}</translation>
    </message>
    <message>
        <source>the training of {folder} is running (process {pid}); stop it first</source>
        <translation>آموزش {folder} در جریان است (فرایند {pid})؛ نخست آن را متوقف کنید</translation>
    </message>
    <message>
        <source>{whole} for all {all} steps, {time} for an epoch of {steps} {step|steps}, by what was measured here</source>
        <translation>‏{whole} برای همهٔ {all} گام، {time} برای یک دورهٔ {steps} گامی، بر پایهٔ اندازه‌گیری در همین‌جا</translation>
    </message>
    <message>
        <source>{unfit} of the {count} recordings that {file} names will be left out; the first: {first}; the window&apos;s page Data and `formant doctor` name them all</source>
        <translation>از {count} ضبطی که {file} نام می‌برد، {unfit} ضبط کنار گذاشته می‌شود؛ نخستین: {first}؛ صفحهٔ «داده‌ها»ی پنجره و ⁨`formant doctor`⁩ همه را نام می‌برند</translation>
    </message>
    <message>
        <source>none of the {tried} recordings that were decoded to see can be used; the first: {first}</source>
        <translation>از {tried} ضبطی که به‌طور آزمایشی رمزگشایی شد هیچ‌کدام به کار نمی‌آید؛ نخستین: {first}</translation>
    </message>
    <message>
        <source>{unusable} of {tried} recordings that were decoded to see cannot be used; the first: {first}; the window&apos;s page Data and `formant doctor` look at all {count}</source>
        <translation>از {tried} ضبطی که به‌طور آزمایشی رمزگشایی شد {unusable} ضبط به کار نمی‌آید؛ نخستین: {first}؛ صفحهٔ «داده‌ها»ی پنجره و ⁨`formant doctor`⁩ هر {count} ضبط را بررسی می‌کنند</translation>
    </message>
    <message>
        <source>the demo&apos;s recordings are not there yet ({file}); choose a folder of your own recordings, or run installer/quickstart, which prepares the demo&apos;s</source>
        <translation>ضبط‌های صدای نمایشی هنوز وجود ندارند ({file})؛ پوشه‌ای از ضبط‌های خود را انتخاب کنید، یا فرمان ⁨installer/quickstart⁩ را اجرا کنید تا ضبط‌های صدای نمایشی آماده شوند</translation>
    </message>
    <message>
        <source>counts only for a model that learns texts</source>
        <translation>فقط برای مدلی اثر دارد که متن می‌آموزد</translation>
    </message>
    <message>
        <source>{name} learns from sound alone: no texts are read</source>
        <translation>‏{name} تنها از صوت می‌آموزد: متنی خوانده نمی‌شود</translation>
    </message>
    <message>
        <source>{file} names {count} recordings, all there</source>
        <translation>‏{file} از {count} ضبط نام می‌برد که همه موجودند</translation>
    </message>
    <message>
        <source>A vocoder (HiFi-GAN V3) that makes sound of what the voices of unet say; it learns from sound alone, so that recordings without texts do.</source>
        <translation>وکودری (HiFi-GAN V3) که از آنچه صداهای unet می‌گویند صوت می‌سازد؛ تنها از صوت می‌آموزد و ضبط‌های بی‌متن هم بس است.</translation>
    </message>
    <message>
        <source>about {need} of {limit}, a rough estimate: the check before a start measures it</source>
        <translation>حدود {need} از {limit}، به تخمین تقریبی: بررسی پیش از شروع آن را اندازه می‌گیرد</translation>
    </message>
    <message>
        <source>about {whole} for all {all} steps, {time} for an epoch of {steps} {step|steps}, a rough estimate: the check before a start measures it</source>
        <translation>حدود {whole} برای همهٔ {all} گام، {time} برای یک دورهٔ {steps} گامی، به تخمین تقریبی: بررسی پیش از شروع آن را اندازه می‌گیرد</translation>
    </message>
    <message>
        <source>data.validation_share {share} keeps all recordings to validate on, for they are chosen by a hash of their names: set a smaller one, or data.validation</source>
        <translation>با مقدار {share} برای data.validation_share، همهٔ ضبط‌ها برای اعتبارسنجی کنار گذاشته می‌شوند، زیرا بر پایهٔ hash نامشان انتخاب می‌شوند: مقدار کوچک‌تری بگذارید یا data.validation را تعیین کنید</translation>
    </message>
    <message>
        <source>train.precision is {precision}, with which this CPU takes longer than with float32; --set train.precision=float32</source>
        <translation>مقدار train.precision برابر {precision} است که این CPU با آن کندتر از float32 کار می‌کند؛ ⁨--set train.precision=float32⁩</translation>
    </message>
    <message>
        <source>the voice {file} (model.hifigan.mels_of) knows the speakers {known}, and not {speaker} of the recordings; leave those out, or train the voice with them</source>
        <translation>صدای {file} (model.hifigan.mels_of) گویندگان {known} را می‌شناسد و {speaker} را که در ضبط‌ها هست نمی‌شناسد؛ آن ضبط‌ها را کنار بگذارید یا صدا را با آن‌ها آموزش دهید</translation>
    </message>
    <message>
        <source>counts only for a model that speaks</source>
        <translation>فقط برای مدلی اثر دارد که سخن می‌گوید</translation>
    </message>
    <message>
        <source>learns from the frames that {file} makes of the recordings</source>
        <translation>از فریم‌هایی می‌آموزد که {file} از ضبط‌ها می‌سازد</translation>
    </message>
    <message>
        <source>{file} is to hold a symbol a line, first that of padding, and a space among them</source>
        <translation>در {file} باید در هر سطر یک نماد باشد: نخست نماد لایی (padding)، و فاصله نیز یکی از آن‌ها</translation>
    </message>
    <message>
        <source>{file}, which says how the texts of the weights beside it became ids, cannot be read: {reason}</source>
        <translation>‏{file}، که می‌گوید متن‌های وزن‌های کنارش چگونه به شناسه تبدیل شده‌اند، خوانده نمی‌شود: {reason}</translation>
    </message>
    <message>
        <source>the weights to begin with know marks like {mark}, which the texts are read without: set {key} to true, if they were trained on them</source>
        <translation>وزن‌های آغازین نشانه‌هایی مانند {mark} را می‌شناسند که متن‌ها بدون آن‌ها خوانده می‌شوند: اگر با آن‌ها آموزش دیده‌اند، {key} را true کنید</translation>
    </message>
    <message>
        <source>the weights to begin with were trained on {theirs}, and text.mode is {ours}: the same ids mean other sounds</source>
        <translation>وزن‌های آغازین با {theirs} آموزش دیده‌اند، و text.mode برابر {ours} است: همان شناسه‌ها آواهای دیگری را نشان می‌دهند</translation>
    </message>
    <message>
        <source>the texts become ids as those of the weights to begin with: by their table of {count} symbols, laid out as {layout} (text.layout)</source>
        <translation>متن‌ها همانند متن‌های وزن‌های آغازین به شناسه تبدیل می‌شوند: با جدول {count} نمادی آن‌ها، با چیدمان {layout} (text.layout)</translation>
    </message>
    <message>
        <source>learning from the frames that {file} makes of the recordings</source>
        <translation>آموختن از فریم‌هایی که {file} از ضبط‌ها می‌سازد</translation>
    </message>
    <message>
        <source>the voice that makes the frames (model.hifigan.mels_of) is another one than before, or has been trained further; the training goes on with the frames that it makes now</source>
        <translation>صدایی که فریم‌ها را می‌سازد (model.hifigan.mels_of) همان صدای پیشین نیست یا آموزش بیشتری دیده؛ آموزش با فریم‌هایی که اکنون می‌سازد ادامه می‌یابد</translation>
    </message>
    <message>
        <source>{file}, which names the speakers of the weights beside it, is no JSON</source>
        <translation>‏{file} که گویندگانِ وزن‌های کنارش را نام می‌برد، JSON نیست</translation>
    </message>
    <message>
        <source>the weights to begin with were trained on another sound: {theirs}; this training has {own}. They have to learn it anew: set audio as they have it if the recordings allow</source>
        <translation>وزن‌های آغازین با صدای دیگری آموزش دیده‌اند: {theirs}؛ این آموزش {own} دارد. باید آن را از نو بیاموزند: اگر ضبط‌ها اجازه می‌دهند، audio را مانند آن‌ها تنظیم کنید</translation>
    </message>
    <message>
        <source>the vocoder is of another program, whose frames differ in what is quiet: it sounds better after some training on the voice&apos;s recordings (train.pretrained_path)</source>
        <translation>وکودر از برنامهٔ دیگری است که فریم‌هایش در بخش‌های آرام فرق دارد: پس از کمی آموزش با ضبط‌های همین صدا بهتر صدا می‌دهد (train.pretrained_path)</translation>
    </message>
    <message>
        <source>{file} is of another program, and no config.json beside it says what model it is: lay the one that it was trained with there</source>
        <translation>‏{file} از برنامهٔ دیگری است و هیچ config.json کنارش نمی‌گوید چه مدلی است: همان را که با آن آموزش دیده است کنارش بگذارید</translation>
    </message>
    <message>
        <source>{file} is of another program, and nothing beside it says which symbols its ids are: lay its config.json or symbols.txt there, a symbol a line</source>
        <translation>‏{file} از برنامهٔ دیگری است و چیزی کنارش نمی‌گوید شناسه‌هایش کدام نمادها هستند: config.json یا symbols.txt آن را، هر نماد در یک سطر، کنارش بگذارید</translation>
    </message>
    <message>
        <source>{file} is another model than the config.json beside it says: {tensors}</source>
        <translation>‏{file} مدلی غیر از آن است که config.json کنارش می‌گوید: {tensors}</translation>
    </message>
    <message>
        <source>train.precision is fp16, which is for GPUs: with it, a step of a large model takes a CPU minutes instead of seconds; --set train.precision=float32</source>
        <translation>مقدار train.precision برابر fp16 است که برای GPU است: با آن، یک گامِ مدلی بزرگ روی CPU به‌جای چند ثانیه چند دقیقه طول می‌کشد؛ ⁨--set train.precision=float32⁩</translation>
    </message>
    <message>
        <source>which ids the lines of standard input have is not known before they come: leave --only out</source>
        <translation>شناسهٔ سطرهای ورودی استاندارد تا پیش از رسیدن آن‌ها معلوم نیست: ⁨--only⁩ را حذف کنید</translation>
    </message>
    <message>
        <source>speaking ended early: {reason}</source>
        <translation>خواندن متن پیش از پایان قطع شد: {reason}</translation>
    </message>
    <message>
        <source>another recording of this name becomes {file}; rename one, or convert it into another folder</source>
        <translation>ضبط دیگری با همین نام به {file} تبدیل می‌شود؛ نام یکی را تغییر دهید یا آن را در پوشهٔ دیگری تبدیل کنید</translation>
    </message>
    <message>
        <source>it would become {file}, which is a recording that is given here; name another folder</source>
        <translation>به {file} تبدیل می‌شد که یکی از همین ضبط‌هاست؛ پوشهٔ دیگری را نام ببرید</translation>
    </message>
    <message>
        <source>out of memory; cut it into shorter recordings, or convert with --gpu cpu</source>
        <translation>حافظه تمام شد؛ آن را به ضبط‌های کوتاه‌تر تقسیم کنید یا با ⁨--gpu cpu⁩ تبدیل کنید</translation>
    </message>
    <message>
        <source>it cannot be converted: {reason}</source>
        <translation>تبدیل آن ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>converting was stopped; {done} of {all} recordings are in {folder}</source>
        <translation>تبدیل متوقف شد؛ {done} ضبط از {all} ضبط در {folder} است</translation>
    </message>
    <message>
        <source>is made audible by {file}</source>
        <translation>آن را {file} به صوت تبدیل می‌کند</translation>
    </message>
    <message>
        <source>without the vocoder of the voice, by Griffin-Lim: {reason}</source>
        <translation>بدون وکودر صدا، با Griffin-Lim: {reason}</translation>
    </message>
    <message>
        <source>what the weights to begin with know of speakers is kept: the voice has a speaker embedding, {width} wide (model.vits.speaker_embedding)</source>
        <translation>آنچه وزن‌های آغازین از گوینده‌ها می‌دانند می‌ماند: صدا بردار گوینده‌ای به پهنای {width} دارد (model.vits.speaker_embedding)</translation>
    </message>
    <message>
        <source>there is no checkpoint {path} ({setting}), and no run in that folder that has one; name a checkpoint of the model that is wanted there, or the folder of its run</source>
        <translation>چک‌پوینت {path} ({setting}) وجود ندارد و در آن پوشه اجرایی هم نیست که چک‌پوینتی داشته باشد؛ چک‌پوینتی از مدلی که آنجا خواسته شده، یا پوشهٔ اجرای آن را نام ببرید</translation>
    </message>
    <message>
        <source>the weights to begin with have {count} speakers, whom they do not name; that of the corpus is new to them</source>
        <translation>وزن‌های آغازین {count} گوینده دارند که نام برده نشده‌اند؛ گویندهٔ پیکره برای آن‌ها تازه است</translation>
    </message>
    <message>
        <source>model.vits.speaker_embedding stays {value}: a run that goes on has the layers that it began with; a new run (name) may have others</source>
        <translation>مقدار model.vits.speaker_embedding همان {value} می‌ماند: اجرایی که ادامه می‌یابد همان لایه‌های آغازش را دارد؛ اجرای تازه (name) می‌تواند لایه‌های دیگری داشته باشد</translation>
    </message>
    <message>
        <source>the weights to begin with know speakers, and this voice has no speaker embedding: set model.vits.speaker_embedding to auto and model.vits.gin_channels to 0 or {width}, or take what fits without it (--partial)</source>
        <translation>وزن‌های آغازین گوینده‌ها را می‌شناسند و این صدا بردار گوینده ندارد: model.vits.speaker_embedding را auto و model.vits.gin_channels را 0 یا {width} بگذارید، یا آنچه را بدون آن جور است بردارید (--partial)</translation>
    </message>
</context>
<context>
    <name>synth</name>
    <message>
        <source>the checkpoint&apos;s list of speakers is empty. Use an older checkpoint</source>
        <translation>فهرست گویندگان چک‌پوینت خالی است. از چک‌پوینت قدیمی‌تری استفاده کنید</translation>
    </message>
    <message>
        <source>the checkpoint&apos;s list of {entry} is damaged. Use an older checkpoint</source>
        <translation>فهرست {entry} در چک‌پوینت آسیب دیده است. از چک‌پوینت قدیمی‌تری استفاده کنید</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>متن خالی است</translation>
    </message>
    <message>
        <source>&apos;{text}&apos; has nothing that this voice can speak</source>
        <translation>‏«{text}» چیزی ندارد که این صدا بتواند بخواند</translation>
    </message>
    <message>
        <source>left out, for this voice never heard these sounds: {symbols}</source>
        <translation>کنار گذاشته شد، زیرا این صدا هرگز این آواها را نشنیده است: {symbols}</translation>
    </message>
    <message>
        <source>speaking was stopped</source>
        <translation>خواندن متن متوقف شد</translation>
    </message>
    <message>
        <source>this voice takes no style from a recording; leave the reference out</source>
        <translation>این صدا از ضبط سبک نمی‌گیرد؛ مرجع را حذف کنید</translation>
    </message>
    <message>
        <source>the vocoder knows other frames than the voice makes: it {vocoder}, the voice {voice}. Train a vocoder with the voice&apos;s audio settings</source>
        <translation>فریم‌هایی که وکودر می‌شناسد همان نیستند که صدا می‌سازد: وکودر {vocoder}، صدا {voice}. وکودری با تنظیمات صوتی همین صدا آموزش دهید</translation>
    </message>
    <message>
        <source>the checkpoint given as vocoder holds a voice; a vocoder is a training with model.name hifigan</source>
        <translation>چک‌پوینتی که به‌عنوان وکودر داده شده یک صدا دارد؛ وکودر حاصل آموزشی است که مقدار model.name آن hifigan باشد</translation>
    </message>
    <message>
        <source>this checkpoint holds a vocoder, which speaks no texts; give it beside that of a voice: --vocoder</source>
        <translation>این چک‌پوینت یک وکودر دارد که متن نمی‌خواند؛ آن را در کنار چک‌پوینت یک صدا بدهید: ⁨--vocoder⁩</translation>
    </message>
    <message>
        <source>this voice makes its sound itself; leave the vocoder out</source>
        <translation>این صدا صوت خود را خودش می‌سازد؛ وکودر را حذف کنید</translation>
    </message>
    <message>
        <source>{rate} Hz, n_fft {n_fft}, hop {hop}, {n_mels} {scale} mels, {low} to {high} Hz</source>
        <translation>{rate} هرتز، n_fft {n_fft}، گام {hop}، {n_mels} باند مل {scale}، از {low} تا {high} هرتز</translation>
    </message>
    <message>
        <source>the checkpoint that model.hifigan.mels_of names holds a model &apos;{name}&apos;; only a voice of unet makes frames of recordings</source>
        <translation>چک‌پوینتی که model.hifigan.mels_of نام می‌برد مدل &apos;{name}&apos; را دارد؛ تنها صدای unet از ضبط‌ها فریم می‌سازد</translation>
    </message>
    <message>
        <source>the voice of model.hifigan.mels_of has {voice}, and this training has {training}: set here what the voice has</source>
        <translation>صدای model.hifigan.mels_of مقدارهای {voice} را دارد و این آموزش {training}: اینجا همان مقدارهای صدا را تنظیم کنید</translation>
    </message>
    <message>
        <source>the checkpoint holds a model &apos;{name}&apos;; only a voice of vits makes a recording another speaker&apos;s</source>
        <translation>این چک‌پوینت مدل «{name}» دارد؛ فقط صدای vits می‌تواند ضبط را به صدای گویندهٔ دیگری تبدیل کند</translation>
    </message>
    <message>
        <source>this voice has one speaker; a recording becomes another speaker&apos;s with a voice that was trained with both</source>
        <translation>این صدا یک گوینده دارد؛ ضبط با صدایی به صدای گویندهٔ دیگر تبدیل می‌شود که با هر دو آموزش دیده باشد</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>espeak-ng does not start; is the package espeak-ng-data installed?</source>
        <translation>‏espeak-ng راه‌اندازی نمی‌شود؛ آیا بستهٔ espeak-ng-data نصب است؟</translation>
    </message>
    <message>
        <source>text.language is &apos;{language}&apos;, which espeak-ng does not know; `espeak-ng --voices` lists what it knows</source>
        <translation>مقدار text.language برابر «{language}» است که espeak-ng نمی‌شناسد؛ ⁨`espeak-ng --voices`⁩ زبان‌های شناخته‌شده را فهرست می‌کند</translation>
    </message>
    <message>
        <source>Keep stress and length marks; needs more recordings to learn.</source>
        <translation>نشانه‌های تکیه و کشش را حفظ می‌کند؛ برای یادگیری ضبط‌های بیشتری لازم است.</translation>
    </message>
    <message>
        <source>phonemes: the sounds that espeak-ng reads in a text; characters: its letters, for languages that espeak-ng reads badly or not at all.</source>
        <translation>‏phonemes: آواهایی که espeak-ng در متن می‌خواند؛ characters: نویسه‌های متن، برای زبان‌هایی که espeak-ng بد می‌خواند یا اصلاً نمی‌خواند.</translation>
    </message>
    <message>
        <source>Keep the marks that end sentences and their parts, so that the voice can learn their melody and pauses.</source>
        <translation>نشانه‌هایی را که جمله‌ها و بخش‌های آن‌ها را پایان می‌دهند حفظ می‌کند تا صدا بتواند آهنگ و مکث آن‌ها را بیاموزد.</translation>
    </message>
    <message>
        <source>Write numbers in words by ICU&apos;s rules; off: espeak-ng reads the digits in its own way. Characters are read with it always.</source>
        <translation>عددها را با قاعده‌های ICU به حروف می‌نویسد؛ خاموش: espeak-ng رقم‌ها را به شیوهٔ خود می‌خواند. در حالت characters همیشه به کار می‌رود.</translation>
    </message>
    <message>
        <source>Language of the texts, as espeak-ng names it: es for Spanish, fa for Persian, sv for Swedish, de for German, en-us for American English.</source>
        <translation>زبان متن‌ها، با نامی که espeak-ng به کار می‌برد: es برای اسپانیایی، fa برای فارسی، sv برای سوئدی، de برای آلمانی و en-us برای انگلیسی آمریکایی.</translation>
    </message>
    <message>
        <source>it is no JSON</source>
        <translation>JSON نیست</translation>
    </message>
    <message>
        <source>Which symbol has which token id. auto: as in the weights to begin with (train.pretrained_path) where their table is known, else as corpus; corpus: the symbols of the texts, sorted; vits: the table of the public VITS code; piper: that of Piper.</source>
        <translation>هر نماد چه شناسه‌ای دارد. auto: همانند وزن‌های آغازین (train.pretrained_path)، اگر جدول آن‌ها شناخته باشد، وگرنه مانند corpus؛ corpus: نمادهای متن‌ها به ترتیب؛ vits: جدول کد عمومی VITS؛ piper: جدول Piper.</translation>
    </message>
    <message>
        <source>What stands between the symbols. auto: as the table&apos;s weights were trained; spaced: spaces before, between and after words; plain: spaces between words alone; blanks: the same, and a blank between any two symbols and at both ends (add_blank of the public VITS code); piper: blanks, and marks of beginning and end.</source>
        <translation>میان نمادها چه می‌آید. auto: همان‌گونه که وزن‌های آن جدول آموزش دیده‌اند؛ spaced: فاصله پیش از واژه‌ها، میان و پس از آن‌ها؛ plain: فاصله تنها میان واژه‌ها؛ blanks: همان، و یک نماد تهی میان هر دو نماد و در دو سر (add_blank در کد عمومی VITS)؛ piper: نمادهای تهی، و نشانه‌های آغاز و پایان.</translation>
    </message>
</context>
<context>
    <name>train</name>
    <message>
        <source>{key} cannot be changed while a training runs; stop the run, change it, and start it again. What can be changed: {keys}</source>
        <translation>تا وقتی آموزش در حال اجراست {key} را نمی‌توان تغییر داد؛ اجرا را متوقف کنید، آن را تغییر دهید و دوباره شروع کنید. آنچه می‌توان تغییر داد: {keys}</translation>
    </message>
    <message>
        <source>the disk is full; {count} older {checkpoint|checkpoints} of this run had to go for the new one</source>
        <translation>دیسک پر است؛ {count} چک‌پوینت قدیمی‌تر این اجرا برای چک‌پوینت تازه حذف شد</translation>
    </message>
    <message>
        <source>the training waits for room on the disk: {reason}. Free some, and it goes on by itself</source>
        <translation>آموزش منتظر فضای دیسک است: {reason}. اگر فضا آزاد کنید، خودش ادامه می‌یابد</translation>
    </message>
    <message>
        <source>cannot read the folder {folder}: {reason}</source>
        <translation>خواندن پوشهٔ {folder} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written any more; what TensorBoard shows of this run is not whole</source>
        <translation>نوشتن در {path} دیگر ممکن نیست؛ آنچه TensorBoard از این اجرا نشان می‌دهد کامل نیست</translation>
    </message>
    <message>
        <source>out of memory; a smaller train.batch_size or model needs less ({reason})</source>
        <translation>حافظه تمام شد؛ با train.batch_size یا مدل کوچک‌تر، حافظهٔ کمتری لازم است ({reason})</translation>
    </message>
    <message>
        <source>internal error: {reason}</source>
        <translation>خطای داخلی: {reason}</translation>
    </message>
    <message>
        <source>the model has no layers &apos;{pattern}&apos;; its groups are {groups}, and a pattern may also be the beginning of a parameter&apos;s name</source>
        <translation>مدل لایه‌ای به نام «{pattern}» ندارد؛ گروه‌های آن این‌هایند: {groups}، و الگو می‌تواند آغاز نام یک پارامتر هم باشد</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}; unchanged stays: {fixed}</source>
        <translation>‏{trained} پارامتر از {all} پارامتر آموزش می‌بیند: {layers}؛ بدون تغییر می‌ماند: {fixed}</translation>
    </message>
    <message>
        <source>train.layers is custom, but train.layer_patterns names nothing to train</source>
        <translation>مقدار train.layers برابر custom است، اما train.layer_patterns چیزی برای آموزش نام نمی‌برد</translation>
    </message>
    <message>
        <source>from step {step} on: {settings}</source>
        <translation>از گام {step} به بعد: {settings}</translation>
    </message>
    <message>
        <source>{changed}; {layers}</source>
        <translation>‏{changed}؛ {layers}</translation>
    </message>
    <message>
        <source>the settings stay as they are, and the training goes on: {reason}</source>
        <translation>تنظیمات همان‌طور می‌مانند و آموزش ادامه می‌یابد: {reason}</translation>
    </message>
    <message>
        <source>cannot write {path}: {reason}</source>
        <translation>نوشتن {path} ممکن نیست: {reason}</translation>
    </message>
    <message>
        <source>{path} cannot be written; the records of this run will not be whole</source>
        <translation>نوشتن در {path} ممکن نیست؛ سوابق این اجرا کامل نخواهد بود</translation>
    </message>
    <message>
        <source>the gradients do not fit into fp16, though the loss scale was halved {count} times in a row; train.precision: bf16 has room for them</source>
        <translation>گرادیان‌ها در fp16 جا نمی‌شوند، با آن‌که مقیاس زیان {count} بار پیاپی نصف شد؛ ⁨train.precision: bf16⁩ برایشان جا دارد</translation>
    </message>
    <message>
        <source>the loss or its gradient was not a number; the step was left out and changed nothing</source>
        <translation>زیان یا گرادیان آن عدد نبود؛ این گام کنار گذاشته شد و چیزی را تغییر نداد</translation>
    </message>
    <message>
        <source>the gradient norm was {norm}, above {limit}; the step was left out and changed nothing</source>
        <translation>نُرم گرادیان {norm} بود، بالاتر از {limit}؛ این گام کنار گذاشته شد و چیزی را تغییر نداد</translation>
    </message>
    <message>
        <source>too many steps in a row had to be left out; back to the last good state, with the learning rate at {share} of its plan</source>
        <translation>تعداد گام‌های پیاپیِ کنارگذاشته بیش از حد شد؛ بازگشت به آخرین وضعیت خوب، با نرخ یادگیری {share} برابر مقدار برنامه‌ریزی‌شده</translation>
    </message>
    <message>
        <source>going back to the last good state {count} times did not help; the training ends here</source>
        <translation>‏{count} بار بازگشت به آخرین وضعیت خوب کمکی نکرد؛ آموزش این‌جا پایان می‌یابد</translation>
    </message>
    <message>
        <source>the validation has become worse three times in a row while the training became better: the model learns its recordings by heart. The best checkpoint is kept; more recordings help</source>
        <translation>اعتبارسنجی سه بار پیاپی بدتر شد، در حالی که آموزش بهتر می‌شد: مدل ضبط‌های خود را از بر می‌کند. بهترین چک‌پوینت نگه داشته می‌شود؛ ضبط‌های بیشتر کمک می‌کند</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}: the training ends here, as train.early_stopping asks for</source>
        <translation>در {count} اعتبارسنجی بهبودی نبود: آموزش این‌جا پایان می‌یابد، همان‌طور که train.early_stopping می‌خواهد</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}: the learning rate is halved, as train.on_plateau asks for</source>
        <translation>در {count} اعتبارسنجی بهبودی نبود: نرخ یادگیری نصف می‌شود، همان‌طور که train.on_plateau می‌خواهد</translation>
    </message>
    <message>
        <source>no better for {count} {validation|validations}; the training goes on</source>
        <translation>در {count} اعتبارسنجی بهبودی نبود؛ آموزش ادامه می‌یابد</translation>
    </message>
    <message>
        <source>out of memory: this step and all later ones are taken with {count} {sample|samples} at a time, {slices} times added up; the result is the same</source>
        <translation>حافظه تمام شد: این گام و همهٔ گام‌های بعدی با {count} نمونه در هر بار و {slices} بار انباشت اجرا می‌شوند؛ نتیجه همان است</translation>
    </message>
    <message>
        <source>out of memory with one sample at a time: this step and all later ones use gradient checkpointing, which takes a third more time; the result is the same</source>
        <translation>حافظه با یک نمونه در هر بار تمام شد: این گام و همهٔ گام‌های بعدی از چک‌پوینت‌گذاری گرادیان استفاده می‌کنند که یک‌سوم زمان بیشتر می‌برد؛ نتیجه همان است</translation>
    </message>
    <message>
        <source>the checkpoint was made with {saved} threads, this runs with {now}: the run goes on, but not equal to the bit</source>
        <translation>چک‌پوینت با {saved} رشته (thread) ساخته شده و این اجرا با {now} رشته است: اجرا ادامه می‌یابد، ولی نه بیت‌به‌بیت یکسان</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time and gradient checkpointing; end other programs that use this memory, leave out the longest recordings, or use a smaller model</source>
        <translation>حافظه در گام {step}، با یک نمونه در هر بار و چک‌پوینت‌گذاری گرادیان، تمام شد؛ برنامه‌های دیگری را که از این حافظه استفاده می‌کنند ببندید، طولانی‌ترین ضبط‌ها را کنار بگذارید یا مدل کوچک‌تری به کار ببرید</translation>
    </message>
    <message>
        <source>train.compile_fullgraph wants the whole step captured, and there are no captured graphs yet; set it to false to train step by step (eagerly)</source>
        <translation>تنظیم train.compile_fullgraph ثبت کل گام را می‌خواهد و هنوز گراف‌های ثبت‌شده وجود ندارد؛ آن را false کنید تا آموزش گام‌به‌گام (eager) باشد</translation>
    </message>
    <message>
        <source>train.layer_patterns says what is trained only with train.layers custom, and that is &apos;{layers}&apos;; set it to custom or leave the patterns out</source>
        <translation>تنظیم train.layer_patterns فقط وقتی تعیین می‌کند چه چیزی آموزش ببیند که train.layers برابر custom باشد، و اکنون «{layers}» است؛ آن را custom کنید یا الگوها را حذف کنید</translation>
    </message>
    <message>
        <source>Checkpoint whose weights a new run begins with (.pt, .pth or .safetensors), for fine-tuning. A run that goes on does not read it.</source>
        <translation>چک‌پوینتی که اجرای تازه با وزن‌های آن آغاز می‌شود (⁨.pt⁩، ⁨.pth⁩ یا ⁨.safetensors⁩)، برای تنظیم دقیق (fine-tuning). اجرایی که ادامه می‌یابد آن را نمی‌خواند.</translation>
    </message>
    <message>
        <source>The training ends after this many optimiser steps.</source>
        <translation>آموزش پس از این تعداد گام بهینه‌ساز پایان می‌یابد.</translation>
    </message>
    <message>
        <source>The training ends after it has gone through the recordings this many times, in place of max_steps; 0: max_steps counts.</source>
        <translation>آموزش پس از این تعداد بار مرور ضبط‌ها پایان می‌یابد، به جای max_steps؛ 0: ‏max_steps تعیین می‌کند.</translation>
    </message>
    <message>
        <source>Same seed, data and settings: same voice.</source>
        <translation>بذر، داده و تنظیمات یکسان: صدای یکسان.</translation>
    </message>
    <message>
        <source>Samples that go through the model at once, on each GPU.</source>
        <translation>تعداد نمونه‌هایی که هم‌زمان از مدل می‌گذرند، روی هر GPU.</translation>
    </message>
    <message>
        <source>Batches whose gradients are added up to one step; saves memory.</source>
        <translation>تعداد دسته‌هایی که گرادیان‌هایشان برای یک گام جمع می‌شود؛ در حافظه صرفه‌جویی می‌کند.</translation>
    </message>
    <message>
        <source>Samples of a step that an automatic batch_size or gradient_accumulation_steps aims at; without one of these it changes nothing.</source>
        <translation>تعداد نمونه‌های هر گام که batch_size یا gradient_accumulation_steps خودکار به دنبال آن است؛ اگر هیچ‌یک خودکار نباشد، چیزی را تغییر نمی‌دهد.</translation>
    </message>
    <message>
        <source>Highest learning rate, reached after the warm-up.</source>
        <translation>بالاترین نرخ یادگیری، که پس از گرم‌کردن به آن می‌رسد.</translation>
    </message>
    <message>
        <source>Share of the learning rate that the cosine ends with.</source>
        <translation>سهمی از نرخ یادگیری که زمان‌بندی کسینوسی با آن پایان می‌یابد.</translation>
    </message>
    <message>
        <source>The learning rate rises linearly over these steps.</source>
        <translation>نرخ یادگیری در این تعداد گام به‌صورت خطی بالا می‌رود.</translation>
    </message>
    <message>
        <source>Decay of AdamW&apos;s averages of gradient and squared gradient.</source>
        <translation>ضریب‌های زوال میانگین‌های AdamW برای گرادیان و مربع گرادیان.</translation>
    </message>
    <message>
        <source>AdamW&apos;s weight decay.</source>
        <translation>زوال وزن در AdamW.</translation>
    </message>
    <message>
        <source>A longer gradient is shortened to this norm.</source>
        <translation>گرادیان بلندتر، تا این نُرم کوتاه می‌شود.</translation>
    </message>
    <message>
        <source>Decay of the running average of the weights that speaks.</source>
        <translation>ضریب زوال میانگین متحرک وزن‌ها که برای خواندن به کار می‌رود.</translation>
    </message>
    <message>
        <source>Numbers that the model computes in; a CPU is fastest in float32. bf16 wants a GPU from Ampere on, fp16 any; both use less memory and more speed. Weights stay float32. auto: what the device computes fast in.</source>
        <translation>نوع عددی که مدل با آن محاسبه می‌کند؛ CPU در float32 از همه سریع‌تر است. bf16 به GPUهای Ampere به بعد نیاز دارد و fp16 به هر GPU؛ هر دو حافظهٔ کمتر و سرعت بیشتری دارند. وزن‌ها float32 می‌مانند. auto: آنچه دستگاه با آن سریع محاسبه می‌کند.</translation>
    </message>
    <message>
        <source>Factor on the loss that fp16 begins with; it finds its own.</source>
        <translation>ضریب زیان که fp16 با آن آغاز می‌کند؛ سپس ضریب خودش را پیدا می‌کند.</translation>
    </message>
    <message>
        <source>Products of float32 numbers in TF32: several times as fast, with 10 bits of precision. Only GPUs from Ampere on have it; auto: on those.</source>
        <translation>ضرب عددهای float32 با TF32: چند برابر سریع‌تر، با ده بیت دقت. فقط GPUهای Ampere به بعد آن را دارند؛ auto: روی همان‌ها.</translation>
    </message>
    <message>
        <source>cuDNN times its algorithms for each new length of a batch and takes the fastest; pays where all are of one length, and auto is on only there.</source>
        <translation>‏cuDNN برای هر طول تازهٔ دسته الگوریتم‌های خود را می‌سنجد و سریع‌ترین را به کار می‌گیرد؛ وقتی به‌صرفه است که همه هم‌طول باشند، و auto فقط در همان حالت روشن است.</translation>
    </message>
    <message>
        <source>Replay a step as one captured graph of the GPU&apos;s work. There are no captured graphs yet: it is accepted, and training runs step by step (eagerly).</source>
        <translation>گام را به‌صورت یک گراف ثبت‌شده از کار GPU بازاجرا می‌کند. هنوز گراف‌های ثبت‌شده وجود ندارد: این گزینه پذیرفته می‌شود و آموزش گام‌به‌گام (eager) است.</translation>
    </message>
    <message>
        <source>How much time goes into making captured graphs fast. As long as there are none, it changes nothing.</source>
        <translation>چقدر زمان صرف سریع کردن گراف‌های ثبت‌شده شود. تا وقتی چنین گراف‌هایی نیست، چیزی را تغییر نمی‌دهد.</translation>
    </message>
    <message>
        <source>With use_torch_compile: no training unless the whole step is captured. As long as there are no captured graphs, it is refused.</source>
        <translation>همراه با use_torch_compile: بدون ثبت کل گام، آموزش انجام نمی‌شود. تا وقتی گراف‌های ثبت‌شده وجود ندارد، پذیرفته نمی‌شود.</translation>
    </message>
    <message>
        <source>Reads all recordings into memory at the start, instead of from the cache&apos;s files as they are needed. auto: where they take at most half of the free memory.</source>
        <translation>همهٔ ضبط‌ها را در آغاز به حافظه می‌خواند، به جای آن‌که هر بار از فایل‌های کش خوانده شوند. auto: اگر حداکثر نیمی از حافظهٔ آزاد را بگیرند.</translation>
    </message>
    <message>
        <source>anomaly: name the operation whose gradient is not a number, and stop there (slow). layer_norms: log the gradient norm of every layer group. eager: step by step, even with use_torch_compile.</source>
        <translation>‏anomaly: عملیاتی را که گرادیانش عدد نیست نام می‌برد و همان‌جا متوقف می‌شود (کند). layer_norms: نُرم گرادیان هر گروه لایه را ثبت می‌کند. eager: گام‌به‌گام، حتی با use_torch_compile.</translation>
    </message>
    <message>
        <source>Layer groups, beginnings of parameters&apos; names, or globs, as in [duration_predictor, &quot;decoder.up.*&quot;].</source>
        <translation>گروه‌های لایه، آغاز نام پارامترها یا الگوهای glob، مانند ⁨[duration_predictor, &quot;decoder.up.*&quot;]⁩.</translation>
    </message>
    <message>
        <source>What happens when the validation has not become better for patience validations.</source>
        <translation>اگر اعتبارسنجی به تعداد patience بار بهتر نشده باشد، چه رخ دهد.</translation>
    </message>
    <message>
        <source>End the training when the validation has not become better for patience validations.</source>
        <translation>پایان دادن به آموزش، اگر اعتبارسنجی به تعداد patience بار بهتر نشده باشد.</translation>
    </message>
    <message>
        <source>Validations without a better one that count as a plateau.</source>
        <translation>تعداد اعتبارسنجی‌های بدون بهبود که توقف پیشرفت (plateau) به شمار می‌آید.</translation>
    </message>
    <message>
        <source>How many times the median gradient norm is an explosion.</source>
        <translation>چند برابر میانهٔ نُرم گرادیان، انفجار به شمار می‌آید.</translation>
    </message>
    <message>
        <source>After so many skipped steps in a row: back to the last good state, with half the learning rate.</source>
        <translation>پس از این تعداد گام کنارگذاشتهٔ پیاپی: بازگشت به آخرین وضعیت خوب، با نصف نرخ یادگیری.</translation>
    </message>
    <message>
        <source>Steps between two validations.</source>
        <translation>تعداد گام‌های میان دو اعتبارسنجی.</translation>
    </message>
    <message>
        <source>Steps between two checkpoints.</source>
        <translation>تعداد گام‌های میان دو چک‌پوینت.</translation>
    </message>
    <message>
        <source>Steps between two rounds of spoken samples.</source>
        <translation>تعداد گام‌های میان دو نوبت خواندن نمونه‌ها.</translation>
    </message>
    <message>
        <source>Newest step checkpoints that stay on the disk.</source>
        <translation>تعداد تازه‌ترین چک‌پوینت‌های گام که روی دیسک می‌مانند.</translation>
    </message>
    <message>
        <source>Write losses and spoken samples for TensorBoard, too, into the run&apos;s folder (tensorboard --logdir).</source>
        <translation>زیان‌ها و نمونه‌های خوانده‌شده را برای TensorBoard هم در پوشهٔ اجرا می‌نویسد (⁨tensorboard --logdir⁩).</translation>
    </message>
    <message>
        <source>How many times a second GPU, CPU, memory and disk are looked at while a training runs; 0: never. The run keeps one record for each 5 seconds.</source>
        <translation>تعداد دفعاتی که در هر ثانیهٔ آموزش، GPU، CPU، حافظه و دیسک پایش می‌شوند؛ 0: هرگز. اجرا برای هر ۵ ثانیه یک رکورد نگه می‌دارد.</translation>
    </message>
    <message>
        <source>Speak them a second time with the raw weights: whether the averages (EMA) still lag behind can be heard.</source>
        <translation>بار دوم با وزن‌های خام می‌خواند: می‌توان شنید که میانگین‌ها (EMA) هنوز عقب‌ترند یا نه.</translation>
    </message>
    <message>
        <source>train.betas has {count} numbers; AdamW wants two, as in [0.9, 0.98]</source>
        <translation>تنظیم train.betas دارای {count} عدد است؛ AdamW دو عدد می‌خواهد، مانند ⁨[0.9, 0.98]⁩</translation>
    </message>
    <message>
        <source>step {step}, stopped by train.debug: anomaly: {what}</source>
        <translation>گام {step}، توقف با ⁨train.debug: anomaly⁩: {what}</translation>
    </message>
    <message>
        <source>paused at step {step}</source>
        <translation>مکث در گام {step}</translation>
    </message>
    <message>
        <source>training goes on</source>
        <translation>آموزش ادامه می‌یابد</translation>
    </message>
    <message>
        <source>stopped before the first step, with nothing to save</source>
        <translation>پیش از نخستین گام متوقف شد و چیزی برای ذخیره نبود</translation>
    </message>
    <message>
        <source>stopped and saved at step {step}</source>
        <translation>در گام {step} متوقف و ذخیره شد</translation>
    </message>
    <message>
        <source>done after {step} {step|steps}</source>
        <translation>پس از {step} گام به پایان رسید</translation>
    </message>
    <message>
        <source>{done}: no better for {count} {validation|validations} (train.early_stopping, train.patience)</source>
        <translation>‏{done}: در {count} اعتبارسنجی بهبودی نبود (train.early_stopping، train.patience)</translation>
    </message>
    <message>
        <source>{done}; the best validation was that of {file}</source>
        <translation>‏{done}؛ بهترین اعتبارسنجی متعلق به {file} بود</translation>
    </message>
    <message>
        <source>Texts that are spoken as the training goes on; empty: three of the shorter texts of the recordings, of those kept for validation where there are some. Several speakers take turns.</source>
        <translation>متن‌هایی که در جریان آموزش خوانده می‌شوند؛ خالی: سه متن از متن‌های کوتاه‌تر ضبط‌ها، و اگر ضبطی برای اعتبارسنجی نگه داشته شده باشد، از همان‌ها. اگر چند گوینده باشد، به نوبت می‌خوانند.</translation>
    </message>
    <message>
        <source>Take what fits of pretrained_path, and begin the rest at random: other symbols, other speakers, other widths. All of it is named. false: weights that do not fit are refused.</source>
        <translation>از pretrained_path آنچه را جور است برمی‌دارد و بقیه را با مقدار تصادفی آغاز می‌کند: نمادهای دیگر، گویندگان دیگر، پهناهای دیگر. همهٔ آن‌ها نام برده می‌شوند. false: وزن‌هایی که جور نباشند پذیرفته نمی‌شوند.</translation>
    </message>
    <message>
        <source>How the learning rate falls after the warm-up: cosine, to learning_rate_final at the end; exponential, by learning_rate_decay with each epoch, as VITS and HiFi-GAN are trained.</source>
        <translation>شیوهٔ کاهش نرخ یادگیری پس از گرم‌کردن. cosine: تا learning_rate_final در پایان؛ exponential: با ضریب learning_rate_decay در هر دوره، همان‌گونه که VITS و HiFi-GAN آموزش می‌بینند.</translation>
    </message>
    <message>
        <source>What each epoch multiplies the learning rate by, with schedule exponential.</source>
        <translation>ضریبی که نرخ یادگیری در هر دوره در آن ضرب می‌شود، با ⁨schedule: exponential⁩.</translation>
    </message>
    <message>
        <source>Smallest divisor of AdamW&apos;s steps.</source>
        <translation>کوچک‌ترین مخرج در گام‌های AdamW.</translation>
    </message>
    <message>
        <source>{list}, {last}</source>
        <translation>{list}، {last}</translation>
    </message>
    <message>
        <source>{trained} of {all} parameters are trained: {layers}</source>
        <translation>‏{trained} پارامتر از {all} پارامتر آموزش می‌بیند: {layers}</translation>
    </message>
    <message>
        <source>out of memory at step {step} with one sample at a time; end other programs that use this memory, leave out the longest recordings, or use a smaller model</source>
        <translation>حافظه در گام {step}، با یک نمونه در هر بار، تمام شد؛ برنامه‌های دیگری را که از این حافظه استفاده می‌کنند ببندید، طولانی‌ترین ضبط‌ها را کنار بگذارید یا مدل کوچک‌تری به کار ببرید</translation>
    </message>
    <message>
        <source>Computes the model&apos;s insides twice instead of keeping them: less memory, about a third more time, the same result. Only for unet. auto: on GPUs with less than 12 GB.</source>
        <translation>مقدارهای میانی مدل را به جای نگه داشتن، دو بار محاسبه می‌کند: حافظهٔ کمتر، حدود یک‌سوم زمان بیشتر، نتیجهٔ یکسان. فقط برای ⁨unet⁩. auto: روی GPUهای کمتر از ⁨۱۲ GB⁩.</translation>
    </message>
    <message>
        <source>train.layers is {recipe}, but the model has no &apos;{part}&apos;; its groups are {groups}</source>
        <translation>مقدار train.layers برابر {recipe} است، اما مدل «{part}» ندارد؛ گروه‌های آن این‌هایند: {groups}</translation>
    </message>
    <message>
        <source>What is trained; the rest stays as it is. decoder_only: what makes the sound (VITS). freeze_text_encoder: all but what reads the text. speaker_adaptation: what makes the sound of a speaker, for few recordings of a new one. global_encoder, unet_only: that part of the U-Net model. custom: layer_patterns says what.</source>
        <translation>چه چیزی آموزش می‌بیند؛ بقیه دست‌نخورده می‌ماند. decoder_only: آنچه صدا را می‌سازد (⁨VITS⁩). ‏freeze_text_encoder: همه جز آنچه متن را می‌خواند. speaker_adaptation: آنچه صدای یک گوینده را می‌سازد، برای ضبط‌های کمِ یک گویندهٔ تازه. ⁨global_encoder⁩، ‏unet_only: همان بخش از مدل U-Net. ‏custom: ‏layer_patterns تعیین می‌کند.</translation>
    </message>
    <message>
        <source>the gradient norm of the phase &apos;{phase}&apos; was {norm}, above {limit}; it was left out of the step and changed nothing</source>
        <translation>نُرم گرادیان مرحلهٔ «⁨{phase}⁩» برابر {norm} بود، بالاتر از {limit}؛ این مرحله از گام کنار گذاشته شد و چیزی را تغییر نداد</translation>
    </message>
    <message>
        <source>Skip a step whose gradient is explosion_threshold times its usual norm, of a model with discriminators each phase by itself. Steps that are not finite are always skipped.</source>
        <translation>از گامی که گرادیانش explosion_threshold برابر نُرم معمول باشد چشم می‌پوشد؛ در مدلی با متمایزگرها هر مرحله جداگانه. گام‌های غیرمتناهی همیشه کنار گذاشته می‌شوند.</translation>
    </message>
</context>
<context>
    <name>tuning</name>
    <message>
        <source>a step sees the same samples in larger pieces, if they fit into memory</source>
        <translation>هر گام همان نمونه‌ها را در تکه‌های بزرگ‌تر می‌بیند، اگر در حافظه جا شوند</translation>
    </message>
    <message>
        <source>if it fits into memory; a step then sees {samples} samples, so fewer steps suffice</source>
        <translation>اگر در حافظه جا شود؛ آن‌گاه هر گام {samples} نمونه می‌بیند و گام‌های کمتری کافی است</translation>
    </message>
    <message>
        <source>nothing is computed twice then, if it fits into memory</source>
        <translation>آن‌گاه چیزی دو بار محاسبه نمی‌شود، اگر در حافظه جا شود</translation>
    </message>
    <message>
        <source>the GPU is too hot and lowers its clocks; look at its fans and the air around it</source>
        <translation>‏GPU بیش از حد داغ است و فرکانس خود را کم می‌کند؛ پنکه‌ها و جریان هوای آن را بررسی کنید</translation>
    </message>
    <message>
        <source>the GPU lowers its clocks to stay within its power limit; a higher limit (nvidia-smi -pl) would make it faster</source>
        <translation>‏GPU فرکانس خود را کم می‌کند تا در سقف توان بماند؛ سقف بالاتر (⁨nvidia-smi -pl⁩) آن را سریع‌تر می‌کند</translation>
    </message>
    <message>
        <source>an update then serves twice as many samples, so half the steps suffice</source>
        <translation>آن‌گاه هر به‌روزرسانی برای دو برابر نمونه است و نصف گام‌ها کافی است</translation>
    </message>
    <message>
        <source>compute-bound: the optimiser takes {share} % of a step, more than the model itself</source>
        <translation>گلوگاه محاسبه: بهینه‌ساز {share}٪ هر گام را می‌گیرد، بیش از خود مدل</translation>
    </message>
    <message>
        <source>launch-bound: {share} % of forward and backward are the same for a smaller batch; {batch} {sample|samples} at a time are too few for this device</source>
        <translation>گلوگاه راه‌اندازی کرنل‌ها: {share}٪ از گذر پیشرو و پسرو برای دستهٔ کوچک‌تر هم همان است؛ {batch} نمونه در هر بار برای این دستگاه کم است</translation>
    </message>
    <message>
        <source>compute-bound: the model takes {share} % of a step (forward {forward} %, backward {backward} %), as it should</source>
        <translation>گلوگاه محاسبه: مدل {share}٪ هر گام را می‌گیرد (پیشرو {forward}٪، پسرو {backward}٪)، همان‌طور که باید</translation>
    </message>
    <message>
        <source>data-bound: one of {workers} decode workers takes {slow} ms for a recording, the others {fast} ms; does something else use its core?</source>
        <translation>گلوگاه داده: یکی از {workers} فرایند رمزگشایی برای هر ضبط ⁨{slow} ms⁩ زمان می‌برد و بقیه ⁨{fast} ms⁩؛ آیا چیز دیگری از هستهٔ آن استفاده می‌کند؟</translation>
    </message>
    <message>
        <source>storage-bound: reading one of the {recordings} recordings takes {ms} ms, and making them ready ({seconds} s) longer than the training; a copy on a local disk would be faster</source>
        <translation>گلوگاه ذخیره‌سازی: خواندن هر یک از {recordings} ضبط ⁨{ms} ms⁩ طول می‌کشد و آماده‌سازی آن‌ها ({seconds} ثانیه) از آموزش طولانی‌تر است؛ نسخه‌ای روی دیسک محلی سریع‌تر است</translation>
    </message>
    <message>
        <source>data-bound: making {recordings} recordings ready takes {seconds} s, longer than the training; most of it is {stage} ({ms} ms a recording). It is done once and kept</source>
        <translation>گلوگاه داده: آماده‌سازی {recordings} ضبط {seconds} ثانیه طول می‌کشد، بیش از خود آموزش؛ بیشتر آن {stage} است (⁨{ms} ms⁩ برای هر ضبط). این کار یک بار انجام و نگه داشته می‌شود</translation>
    </message>
    <message>
        <source>as many as cores and memory have room for</source>
        <translation>به تعدادی که هسته‌ها و حافظه جا دارند</translation>
    </message>
    <message>
        <source>data-bound: the training waits {share} % of its time for data; more data.num_workers may help, and `formant diagnose` says what of it is slow</source>
        <translation>گلوگاه داده: آموزش {share}٪ زمان خود را منتظر داده است؛ شاید data.num_workers بیشتر کمک کند، و ⁨`formant diagnose`⁩ می‌گوید کدام بخش آن کند است</translation>
    </message>
    <message>
        <source>it does not wait for data, so the batches may be too small for the GPU, or something else slows the program down; `formant diagnose` says which</source>
        <translation>منتظر داده نیست، پس شاید دسته‌ها برای GPU بیش از حد کوچک باشند یا چیز دیگری برنامه را کند کند؛ ⁨`formant diagnose`⁩ می‌گوید کدام</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>متوقف شد</translation>
    </message>
    <message>
        <source>so many keep up with the training</source>
        <translation>این تعداد به پای آموزش می‌رسد</translation>
    </message>
    <message>
        <source>the recordings are read once, if they fit into memory</source>
        <translation>ضبط‌ها یک بار خوانده می‌شوند، اگر در حافظه جا شوند</translation>
    </message>
    <message>
        <source>storage-bound: the training waits {share} % of its time for data, and reading a sample from the cache takes {ms} ms</source>
        <translation>گلوگاه ذخیره‌سازی: آموزش {share}٪ زمان خود را منتظر داده است و خواندن هر نمونه از کش ⁨{ms} ms⁩ طول می‌کشد</translation>
    </message>
    <message>
        <source>data-bound: the training waits {share} % of its time for data; {workers} workers need {ms} ms each for the {stage} of a sample</source>
        <translation>گلوگاه داده: آموزش {share}٪ زمان خود را منتظر داده است؛ {workers} رشته (thread) برای {stage} هر نمونه به ⁨{ms} ms⁩ زمان نیاز دارند</translation>
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
        <translation>دوره</translation>
    </message>
    <message>
        <source>ms</source>
        <translation>ms</translation>
    </message>
    <message>
        <source>recordings</source>
        <translation>ضبط</translation>
    </message>
    <message>
        <source>s</source>
        <translation>ثانیه</translation>
    </message>
    <message>
        <source>samples</source>
        <translation>نمونه</translation>
    </message>
    <message>
        <source>steps</source>
        <translation>گام</translation>
    </message>
    <message>
        <source>validations</source>
        <translation>اعتبارسنجی</translation>
    </message>
    <message>
        <source>audio samples</source>
        <translation>نمونهٔ صوتی</translation>
    </message>
    <message>
        <source>frames</source>
        <translation>فریم</translation>
    </message>
</context>
<context>
    <name>value</name>
    <message>
        <source>automatic</source>
        <translation>خودکار</translation>
    </message>
    <message>
        <source>on</source>
        <translation>روشن</translation>
    </message>
    <message>
        <source>off</source>
        <translation>خاموش</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>none</source>
        <translation>هیچ</translation>
    </message>
    <message>
        <source>demo</source>
        <translation>نمایشی</translation>
    </message>
    <message>
        <source>small GPU</source>
        <translation>‏GPU کوچک</translation>
    </message>
    <message>
        <source>balanced</source>
        <translation>متوازن</translation>
    </message>
    <message>
        <source>large GPU</source>
        <translation>‏GPU بزرگ</translation>
    </message>
    <message>
        <source>fine-tune</source>
        <translation>تنظیم دقیق</translation>
    </message>
    <message>
        <source>phonemes</source>
        <translation>واج</translation>
    </message>
    <message>
        <source>characters</source>
        <translation>نویسه</translation>
    </message>
    <message>
        <source>tiny</source>
        <translation>خیلی کوچک</translation>
    </message>
    <message>
        <source>small</source>
        <translation>کوچک</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>متوسط</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>پوشه</translation>
    </message>
    <message>
        <source>profile</source>
        <translation>پروفایل</translation>
    </message>
    <message>
        <source>list of files</source>
        <translation>فهرست فایل‌ها</translation>
    </message>
    <message>
        <source>both</source>
        <translation>هر دو</translation>
    </message>
    <message>
        <source>left</source>
        <translation>چپ</translation>
    </message>
    <message>
        <source>right</source>
        <translation>راست</translation>
    </message>
    <message>
        <source>default</source>
        <translation>پیش‌فرض</translation>
    </message>
    <message>
        <source>anomalies</source>
        <translation>ناهنجاری‌ها</translation>
    </message>
    <message>
        <source>norms of layers</source>
        <translation>نُرم لایه‌ها</translation>
    </message>
    <message>
        <source>everything</source>
        <translation>همه چیز</translation>
    </message>
    <message>
        <source>global encoder</source>
        <translation>رمزگذار سراسری</translation>
    </message>
    <message>
        <source>U-Net</source>
        <translation>U-Net</translation>
    </message>
    <message>
        <source>chosen ones</source>
        <translation>انتخابی</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>هیچ کار</translation>
    </message>
    <message>
        <source>advise</source>
        <translation>توصیه</translation>
    </message>
    <message>
        <source>lower rate</source>
        <translation>کاهش نرخ</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>words (as it is written)</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>VITS, small</source>
        <translation>‏VITS کوچک</translation>
    </message>
    <message>
        <source>VITS, medium</source>
        <translation>‏VITS متوسط</translation>
    </message>
    <message>
        <source>VITS, large</source>
        <translation>‏VITS بزرگ</translation>
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
        <translation>کسینوسی</translation>
    </message>
    <message>
        <source>exponential</source>
        <translation>نمایی</translation>
    </message>
    <message>
        <source>large</source>
        <translation>بزرگ</translation>
    </message>
    <message>
        <source>decoder</source>
        <translation>رمزگشا</translation>
    </message>
    <message>
        <source>all but the text encoder</source>
        <translation>همه جز رمزگذار متن</translation>
    </message>
    <message>
        <source>speaker adaptation</source>
        <translation>سازگاری با گوینده</translation>
    </message>
    <message>
        <source>from the texts</source>
        <translation>از متن‌ها</translation>
    </message>
    <message>
        <source>Piper</source>
        <translation>Piper</translation>
    </message>
    <message>
        <source>spaces, also at the ends</source>
        <translation>فاصله، در دو سر نیز</translation>
    </message>
    <message>
        <source>spaces between words</source>
        <translation>فاصله میان واژه‌ها</translation>
    </message>
    <message>
        <source>blanks between all</source>
        <translation>نماد تهی میان همه</translation>
    </message>
</context>
<context>
    <name>window</name>
    <message>
        <source>{file} cannot be written, so this wizard will open again at the next start: {reason}</source>
        <translation>نوشتن {file} ممکن نیست، پس این راهنما در شروع بعدی دوباره باز می‌شود: {reason}</translation>
    </message>
    <message>
        <source>the recordings cannot be trained yet: see what the page Configuration says</source>
        <translation>ضبط‌ها هنوز آموزش‌پذیر نیستند: ببینید صفحهٔ پیکربندی چه می‌گوید</translation>
    </message>
</context>
</TS>
